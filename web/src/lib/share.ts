/** Telling others: by what the device has for it, else by the clipboard. */

/** Hand on a text with its link by the device's own way; false if it has none. */
export async function share(text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  // Whoever thinks better of it has done nothing wrong.
  await navigator.share({ title: 'Musivum', text, url }).catch(() => undefined);
  return true;
}

/** Whether the clipboard took it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await (navigator as Navigator).clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the clipboard took a picture, which is fetched for it. */
export async function copyPicture(path: string): Promise<boolean> {
  try {
    const picture = fetch(path).then((answer) => answer.blob());
    await (navigator as Navigator).clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
