import { defineConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { wordsAtOnce, wordsOfLanguages } from '../../tooling/vite/words-at-once.ts';
import { threads } from './build/threads.ts';

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
const parts: Parts = JSON.parse(readFileSync(new URL('./build/parts.json', import.meta.url), 'utf8'));

const { external, programs } = parts;

/**
 * The server as `npm start` runs it, in dist/serve.js. One folder beside src, so that paths relative to
 * root.ts, the only file with such paths, stay valid.
 */
export default defineConfig({
  plugins: [threads(), wordsAtOnce(), keepPreviousRelease(/-[\w-]{8}\.js$/)],
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // Stack traces in the log have the names of the sources.
    minify: false,
    rolldownOptions: {
      input: { ...programs },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [wordsOfLanguages] },
      },
    },
  },
  ssr: { noExternal: true, external: [...external] },
});
