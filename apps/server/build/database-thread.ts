import type { Plugin } from 'vite';

const client = /embedded[\\/]worker-client\.ts$/;
const address = "new URL('./worker.ts', import.meta.url)";

/** The thread of the embedded database is found beside its client: as a source file, or as one of the build. */
export function databaseThread(): Plugin {
  return {
    name: 'database-thread',
    // Before types are taken away, which writes the address in another way.
    enforce: 'pre',
    transform: {
      filter: { id: client },
      handler(code, id) {
        if (!code.includes(address)) throw new Error(`${id} no longer starts its thread by ${address}`);
        // Of the same length, so the map to the sources stays true.
        return { code: code.replace(address, address.replace('.ts', '.js')), map: null };
      },
    },
  };
}
