import type { Plugin } from 'vite';

/** The modules that start a thread, and the expression with the thread's address. */
export const starters = [
  { module: /embedded[\\/]worker-client\.ts$/, address: "new URL('./worker.ts', import.meta.url)" },
  {
    module: /share-cards[\\/]draw-card\.ts$/,
    address: "new URL('./card-thread.ts', import.meta.url)",
  },
  { module: /pdf[\\/]index\.ts$/, address: "new URL('./printer-thread.ts', import.meta.url)" },
  {
    module: /sheets[\\/]read-sheet-in-thread\.ts$/,
    address: "new URL('./sheet-reader.ts', import.meta.url)",
  },
  {
    module: /file[\\/]read-bank-file\.ts$/,
    address: "new URL('./bank-file-reader.ts', import.meta.url)",
  },
  {
    module: /read[\\/]read-folder-in-thread\.ts$/,
    address: "new URL('./folder-reader.ts', import.meta.url)",
  },
  {
    module: /appointments[\\/]start-appointing\.ts$/,
    address: "new URL('./appoint-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]runs[\\/]start-search\.ts$/,
    address: "new URL('./search-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]runs[\\/]compact-days\.ts$/,
    address: "new URL('./compact-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]changes[\\/]start-repair\.ts$/,
    address: "new URL('./repair-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]overview[\\/]assess-in-thread\.ts$/,
    address: "new URL('./assess-thread.ts', import.meta.url)",
  },
];

/**
 * Makes each thread load from beside the module that starts it: a source file in development, a built file in
 * the build.
 */
export function threads(): Plugin[] {
  return starters.map(({ module, address }, index) => ({
    name: `thread-${index}`,
    // Runs before types are stripped, because that rewrites the address.
    enforce: 'pre',
    transform: {
      filter: { id: module },
      handler(code, id) {
        if (!code.includes(address)) throw new Error(`${id} no longer starts its thread by ${address}`);
        // The replacement has the same length, so the source map stays correct.
        return { code: code.replace(address, address.replace('.ts', '.js')), map: null };
      },
    },
  }));
}
