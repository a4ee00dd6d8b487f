/** An address as a QR code, drawn as one path. */

import { encode } from 'uqr';

const EDGE = 3;

export function qr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: EDGE });
  const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
