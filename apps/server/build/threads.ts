import type { Plugin } from 'vite';

/** The modules that start a thread, and by which address. */
const starters = [
  { module: /embedded[\\/]worker-client\.ts$/, address: "new URL('./worker.ts', import.meta.url)" },
  { module: /sheets[\\/]read-sheet-apart\.ts$/, address: "new URL('./sheet-reader.ts', import.meta.url)" },
  { module: /read[\\/]read-folder-apart\.ts$/, address: "new URL('./folder-reader.ts', import.meta.url)" },
  {
    module: /appointments[\\/]start-appointing\.ts$/,
    address: "new URL('./appoint-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]runs[\\/]start-search\.ts$/,
    address: "new URL('./search-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]changes[\\/]start-repair\.ts$/,
    address: "new URL('./repair-thread.ts', import.meta.url)",
  },
  {
    module: /plan[\\/]overview[\\/]assess-apart\.ts$/,
    address: "new URL('./assess-thread.ts', import.meta.url)",
  },
];

/** A thread is found beside the module that starts it: as a source file, or as one of the build. */
export function threads(): Plugin[] {
  return starters.map(({ module, address }, index) => ({
    name: `thread-${index}`,
    // Before types are taken away, which writes the address in another way.
    enforce: 'pre',
    transform: {
      filter: { id: module },
      handler(code, id) {
        if (!code.includes(address)) throw new Error(`${id} no longer starts its thread by ${address}`);
        // Of the same length, so the map to the sources stays true.
        return { code: code.replace(address, address.replace('.ts', '.js')), map: null };
      },
    },
  }));
}
