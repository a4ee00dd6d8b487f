/** An address as a QR code, drawn as one path. */

import make from 'qrcode-generator';

const EDGE = 3;

export function qr(text: string): { size: number; path: string } {
  const code = make(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + EDGE} ${row + EDGE}h1v1h-1z`;
    }
  }
  return { size: count + 2 * EDGE, path };
}
