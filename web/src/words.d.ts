/** Made by catalogues.ts: for every language, what fetches the words of the home page and the rest. */
declare module 'virtual:words' {
  type Load = () => Promise<{ default: string }>;
  const loaders: Readonly<Record<string, Readonly<Record<'home' | 'rest', Load>>>>;
  export default loaders;
}

/** Where Python as WebAssembly lies; see python.ts. */
declare const PYODIDE: string;
