import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues';
import { kept } from './kept';
import { palette } from './palette';
import { python, PYODIDE } from './python';

const server = process.env.MUSIVUM_SERVER ?? 'http://127.0.0.1:8000';

/** The page itself is given out at many addresses of a server, so it names its files from the top. */
const absolute: Plugin = {
  name: 'absolute',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('"./', '"/') },
};

/** What `public` holds is copied as it is written; browsers have no use for what is told to readers. */
const bare: Plugin = {
  name: 'bare',
  writeBundle({ dir }) {
    const file = join(dir!, 'sw.js');
    writeFileSync(file, readFileSync(file, 'utf-8').replace(/^ *\/\/.*\n/gm, ''));
  },
};

export default defineConfig({
  plugins: [catalogues(), palette(), svelte(), python(), kept(), absolute, bare],
  // Scripts find each other wherever they lie: the page may be put into a folder.
  base: './',
  define: { PYODIDE: JSON.stringify(`${PYODIDE}/`) },
  build: {
    outDir: '../src/musivum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures stay files: the page's security policy allows no data in scripts.
    assetsInlineLimit: 0,
    // All browsers that understand the page know how to fetch modules ahead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names are written wherever a file is asked for, and their marks do not pack.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // What the home page needs comes as one file, however many other pages share it; so do the
        // small things that tables and the pages around them share.
        codeSplitting: {
          groups: [
            { name: 'page', priority: 2, test: /src\/(App|pages\/Home)\.svelte/ },
            {
              name: 'small',
              priority: 1,
              test: /src\/(parts\/(Said|Face|Share|Count|Called|Games)|lib\/(options|sound))/,
            },
            { name: 'board', test: /src\/parts\/(SceneView|Moves|AccountView)\.svelte|lib\/analysing/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The catalogues and rules pages of the games are Python's, and shared.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // One window for all files: to make one and to load the page anew for each took three quarters.
    isolate: false,
    // The machine may be busy.
    testTimeout: 60_000,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
