/** What an address of the page says. Anyone can make one up and send it, so nothing in it is believed. */

/** The name of the page, and what it is about; what cannot be read is about nothing that exists. */
export function placeOf(path: string): { head: string; argument: string } {
  const [head = '', argument = ''] = path
    .replace(/^\/embed\/replay\//, '/embed/')
    .split('/')
    .filter(Boolean);
  try {
    return { head, argument: decodeURIComponent(argument) };
  } catch {
    return { head, argument };
  }
}

/** The step of a replay that a link points at; `NaN` where it points at none that there could be. */
export function stepOf(query: string): number {
  const asked = new URLSearchParams(query).get('step') ?? '';
  return /^\d{1,6}$/.test(asked) ? Number(asked) : Number.NaN;
}
