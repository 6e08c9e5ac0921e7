import { defineConfig } from 'vite';
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { external, programs } from './build/external.ts';
import { threads } from './build/threads.ts';

/**
 * The server as `npm start` runs it, in dist/serve.js. Everything lies in one folder, beside src: addresses relative to
 * root.ts, the only file that has some, stay true.
 */
export default defineConfig({
  plugins: [threads(), keepPreviousRelease(/-[\w-]{8}\.js$/)],
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // A stack in the log names functions as the sources do.
    minify: false,
    rolldownOptions: {
      input: { ...programs },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: [...external] },
});
