/** Which packs this page can read; see musivum/browser/__init__.py. */
export const FORMAT = 5;
