/** Telling others: by what the device has for it, else by the clipboard. */

/** Hand on a text with its link; true if it lies on the clipboard now and has yet to be sent. */
export async function share(text: string, url: string): Promise<boolean> {
  if ('share' in navigator) {
    // Whoever thinks better of it has done nothing wrong.
    await navigator.share({ title: 'Musivum', text, url }).catch(() => undefined);
    return false;
  }
  return copy(text ? `${text} ${url}` : url);
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
