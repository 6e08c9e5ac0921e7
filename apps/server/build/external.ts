import { readFileSync } from 'node:fs';

interface Parts {
  /**
   * Packages that stay in node_modules, also in a packaged server: native ones, those that read files of
   * their own, and those that are imported lazily. Every start loads all other code, bundled into two dozen
   * files instead of two thousand (decision 106).
   */
  readonly external: readonly string[];
  /**
   * Entry points of the server's programs and threads by name; only what they import belongs to the server.
   */
  readonly programs: Readonly<Record<string, string>>;
}

/** Read as a file, because `npm run package` reads it too. */
const parts: Parts = JSON.parse(readFileSync(new URL('./parts.json', import.meta.url), 'utf8'));
export const { external, programs } = parts;
