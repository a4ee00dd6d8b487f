// What the types do not catch. Layout is Prettier's, and what is unused TypeScript tells.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules/', 'public/', 'src/lib/wire.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // Most lists here are drawn anew with their scene: a key would be their index.
      'svelte/require-each-key': 'off',
      // It takes the words of the reason for codes.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps that live and die inside one function need no one to watch them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
