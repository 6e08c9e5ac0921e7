import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { flagFolder } from '../src/lib/page/flag-address.ts';

/**
 * Puts the flag of every country beside the app: a page loads only those that it shows and that are not drawn in
 * code.
 */
export function flags(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      const { resolve } = createRequire(import.meta.url);
      const folder = join(dirname(resolve('country-flag-icons/package.json')), '3x2');
      for (const name of readdirSync(folder).filter((file) => /^[A-Z]{2}\.svg$/.test(file)))
        this.emitFile({
          type: 'asset',
          fileName: `${flagFolder.slice(1)}/${name}`,
          source: readFileSync(join(folder, name)),
        });
    },
  };
}
