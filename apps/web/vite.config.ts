import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import portal from '../../package.json' with { type: 'json' };
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { wordsAtOnce, wordsOfLanguages } from '../../tooling/vite/words-at-once.ts';
import { chunkSources } from './build/chunk-sources.ts';
import { clientAssets } from './build/client-assets.ts';
import { earlyFont } from './build/early-font.ts';
import { flags } from './build/flags.ts';
import { partSheets, sheetsOf } from './build/part-sheets.ts';
import { linkMediaSheets, mediaSheets } from './build/media-sheets.ts';
import { precompress } from './build/precompress.ts';
import { oldestBrowsers, serviceWorker } from './build/service-worker.ts';
import { sharedBy } from './build/shared-pieces.ts';
import { words } from './build/words.ts';

/** Grouped so that a release of the app leaves the libraries in every visitor's cache. */
const libraries = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** What signed-in pages and a few public ones ask the server with; the others do without it. */
const queries = { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/, priority: 6 };

/** Entries stay files of their own. */
const script = /(?<!-client)\.[jt]sx?$/;

/** What every page needs beside the libraries: all that the entry imports at once. */
const base = { name: 'base', tags: ['$initial' as const], test: script, priority: 5 };

/** Seven numbers, which public pages need as well: among what many pages share they would bring the rest of it. */
const lengthsOfTime = { name: 'lengths', test: /rules[\\/]src[\\/]dates[\\/]lengths/, priority: 5 };

/** What many pages of the same people need travels in one piece: many small ones compress worse and each costs a request. */
const shared = {
  name: sharedBy(),
  debugName: 'shared',
  test: script,
  minShareCount: 60,
  // What its modules import has audiences of its own.
  includeDependenciesRecursively: false,
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
  linkMediaSheets(),
  serviceWorker(),
  precompress(),
];

/** Fewer characters than Vite writes: every page carries the names of all others, whose marks no compression shortens. */
const scriptName = 'assets/[name]-[hash:7].js';
const assetName = 'assets/[name]-[hash:6][extname]';

/**
 * Two builds: the browser's (`vite build`) into dist/client, then the server's (`vite build --ssr`) into dist/server,
 * which reads the names of the first one's files.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: isSsrBuild
    ? [
        react(),
        words(),
        wordsAtOnce(),
        chunkSources(import.meta.dirname),
        clientAssets(resolve(import.meta.dirname, 'dist/client')),
      ]
    : pluginsOfClient(),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { output: { codeSplitting: { groups: [wordsOfLanguages] } } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: oldestBrowsers,
        modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
        rolldownOptions: {
          // Nothing is merged beyond the groups: the service worker and the weights know pages and their parts by files of their own.
          experimental: { chunkOptimization: false },
          input: {
            index: 'index.html',
            embed: 'src/embed/embed-client.ts',
            print: mediaSheets.paper.source,
            wide: mediaSheets.wide.source,
          },
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames: assetName,
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 6 },
                queries,
                partSheets,
                base,
                lengthsOfTime,
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
