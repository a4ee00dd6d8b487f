/** The list of all files of the built page, for browsers that are to keep them: `offline.json`. */

import type { Plugin } from 'vite';
import { PYTHON } from './python';

export function kept(): Plugin {
  return {
    name: 'kept',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const source = JSON.stringify([...files, ...PYTHON]);
      this.emitFile({ type: 'asset', fileName: 'offline.json', source });
    },
  };
}
