/** Feeds the palette of src/musivum/drawing/palette.json to the page: its style and its frame. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = new URL('../src/musivum/drawing/palette.json', import.meta.url);
const NAME = 'virtual:palette.css';

type Colours = Record<string, string>;
interface Palette {
  stones: Record<string, { day: string }>;
  light: Colours;
  dark: Colours;
}

function read(): Palette {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Palette;
}

function variables(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}

/** The colours as variables: by day, and by night if the system or the reader wants it so. */
export function css({ stones, light, dark }: Palette): string {
  const cut = Object.fromEntries(Object.entries(stones).map(([name, stone]) => [name, stone.day]));
  return `:root { ${variables({ ...cut, ...light })} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${variables(dark)} } }
:root[data-theme='dark'] { ${variables(dark)} }
`;
}

/** `import 'virtual:palette.css'` in a script; `%TABLE_BY_DAY%` and `%TABLE_AT_NIGHT%` in HTML. */
export function palette(): Plugin {
  return {
    name: 'musivum-palette',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? css(read()) : null),
    transformIndexHtml(html) {
      const { light, dark } = read();
      return html.replace('%TABLE_BY_DAY%', light.table!).replace('%TABLE_AT_NIGHT%', dark.table!);
    },
  };
}
