import { defineConfig } from 'vite';
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { threads } from './build/threads.ts';

/**
 * What is native, brings files of its own along, or is loaded by whoever needs it first: it stays in node_modules. All
 * else is loaded by every start, and in two dozen files instead of two thousand (decision 106).
 */
const external = [
  '@electric-sql/pglite',
  '@expo-google-fonts/noto-sans',
  '@fontsource/gabarito',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'file-type',
  'fontkit',
  'nodemailer',
  'pdfmake',
  'pg',
  'postal-mime',
  'read-excel-file',
  'sharp',
  'web-push',
  'write-excel-file',
];

/**
 * The server as `npm start` runs it, in dist/serve.js. Everything lies in one folder, beside src: addresses relative to
 * run.ts, the only file that has some, stay true.
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
      input: {
        serve: '../../seed/src/serve.ts',
        worker: 'src/platform/database/embedded/worker.ts',
        'sheet-reader': 'src/platform/sheets/sheet-reader.ts',
        'folder-reader': 'src/features/tournament-folder/read/folder-reader.ts',
        'appoint-thread': 'src/features/appointments/appoint-thread.ts',
        'search-thread': 'src/features/plan/runs/search-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external },
});
