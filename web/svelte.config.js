import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The mark of a component's styles: short, because it stands at every element that has one. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 4)}`;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash, discloseVersion: false },
};
