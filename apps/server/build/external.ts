import { readFileSync } from 'node:fs';

interface Parts {
  /**
   * What is native, brings files of its own along, or is loaded by whoever needs it first: it stays in node_modules, also
   * in a packaged server. All else is loaded by every start, and in two dozen files instead of two thousand (decision 106).
   */
  readonly external: readonly string[];
  /** Programs and threads of the server by name: what they import, and nothing else, is the server. */
  readonly programs: Readonly<Record<string, string>>;
}

/** Read as a file, since `npm run package` reads it, too. */
const parts: Parts = JSON.parse(readFileSync(new URL('./parts.json', import.meta.url), 'utf8'));
export const { external, programs } = parts;
