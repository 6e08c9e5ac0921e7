import { defineConfig } from 'vite';
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { external, programs } from './build/external.ts';
import { threads } from './build/threads.ts';

/**
 * The server as `npm start` runs it, in dist/serve.js. One folder beside src, so that paths relative to
 * root.ts, the only file with such paths, stay valid.
 */
export default defineConfig({
  plugins: [threads(), keepPreviousRelease(/-[\w-]{8}\.js$/)],
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // Stack traces in the log have the names of the sources.
    minify: false,
    rolldownOptions: {
      input: { ...programs },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: [...external] },
});
