/** Pages of paper without a server: Python in the worker makes them. */

import { ownRequest } from '../lib/api';
import { save } from './save';

/** Have the PDF of an address made here, and handed over. */
export async function print(path: string, name: string): Promise<void> {
  const { pdf } = await ownRequest<{ pdf: string }>('GET', path);
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  save(bytes, 'application/pdf', name);
}
