import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import portal from '../../package.json' with { type: 'json' };
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { chunkSources } from './build/chunk-sources.ts';
import { clientAssets } from './build/client-assets.ts';
import { earlyFont } from './build/early-font.ts';
import { flags } from './build/flags.ts';
import { partSheets, sheetsOf } from './build/part-sheets.ts';
import { precompress } from './build/precompress.ts';
import { printSheet } from './build/print-sheet.ts';
import { serviceWorker } from './build/service-worker.ts';
import { words } from './build/words.ts';

/** Grouped so that a release of the app leaves the libraries in every visitor's cache. */
const libraries = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** What every page needs beside the libraries: all that the entry imports at once. */
const base = {
  name: 'base',
  tags: ['$initial' as const],
  test: /src[\\/](app|lib|ui)[\\/].*\.tsx?$|packages[\\/]/,
  priority: 5,
};

/** What pages of signed-in users share. Fields, lists and steps go with the pages that have them. */
const signedIn = {
  name: 'signed-in',
  test: /src[\\/](ui[\\/](page|forms[\\/]async|dialogs[\\/]confirm)|lib[\\/](queries|drafts|session|paths[\\/]signed-in))|@tanstack/,
  minShareCount: 5,
  priority: 3,
};

/** What public pages use, too: without pieces of their own these would lie in that of signed-in users. */
const ofVisitorsToo = [
  { name: 'moments', test: /src[\\/]lib[\\/]time[\\/]moments/, priority: 4 },
  { name: 'draw-calls', test: /contract[\\/]src[\\/]draws[\\/]operations/, priority: 4 },
  { name: 'diploma-calls', test: /contract[\\/]src[\\/]diplomas[\\/]operations/, priority: 4 },
];

/** What a match's screen shares with its sheets that are loaded apart, without what these need of other places. */
const recording = {
  name: 'recording',
  test: /src[\\/]features[\\/]reporter[\\/](matches|match-events|dialogs)[\\/]/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 2,
};

/** What most pages need travels in one piece: many small ones compress worse and each costs a request. */
const shared = {
  name: 'shared',
  test: /src[\\/](lib[\\/]|ui[\\/][\w-]+\.)/,
  minShareCount: 24,
  priority: 1,
};

/**
 * Styles must be there before their page. Scripts need no list of their own in the first load: a page's chunk names what
 * it needs, and most of it is there already.
 */
const stylesOnly = (_: string, files: string[]) => sheetsOf(files);

const pluginsOfClient = () => [
  react(),
  words(),
  keepPreviousRelease(/^assets\//),
  earlyFont(),
  flags(),
  printSheet(),
  serviceWorker(),
  precompress(),
];

/**
 * Two builds: the browser's (`vite build`) into dist/client, then the server's (`vite build --ssr`) into dist/server,
 * which reads the names of the first one's files.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: isSsrBuild
    ? [
        react(),
        words(),
        chunkSources(import.meta.dirname),
        clientAssets(resolve(import.meta.dirname, 'dist/client')),
      ]
    : pluginsOfClient(),
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node24' }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: ['chrome110', 'safari16', 'firefox115'],
        modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
        rolldownOptions: {
          // Nothing is merged beyond the groups: the service worker and the weights know pages and their parts by files of their own.
          experimental: { chunkOptimization: false },
          input: { index: 'index.html', embed: 'src/embed/embed-client.ts', print: 'src/print.css' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 6 },
                partSheets,
                base,
                ...ofVisitorsToo,
                signedIn,
                recording,
                shared,
              ],
            },
          },
        },
      },
  define: {
    'import.meta.env.RELEASE': JSON.stringify(portal.version),
    // One self-contained file in production mode: the server needs neither React nor the right NODE_ENV.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}));
