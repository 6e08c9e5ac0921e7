import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepPreviousRelease } from '../../tooling/vite/keep-previous-release.ts';
import { clientAssets } from './build/client-assets.ts';
import { earlyFont } from './build/early-font.ts';
import { flags } from './build/flags.ts';
import { partSheets, sheetsOf } from './build/part-sheets.ts';
import { precompress } from './build/precompress.ts';
import { printSheet } from './build/print-sheet.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Grouped so that a release of the app leaves the libraries in every visitor's cache. */
const libraries = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/**
 * What most pages need travels in one piece: many small ones compress worse and each costs a request. What only signed-in
 * users have stays out of it.
 */
const shared = {
  name: 'shared',
  test: /src[\\/](lib[\\/](?!queries[\\/]|drafts[\\/]|api[\\/]account-|session[\\/](forget-user|sign-in-again)|words[\\/](signed-in-words|money)|time[\\/](moments|zone-clock)|paths[\\/](signed-in-paths|known-pages))|ui[\\/](?!forms|tables|dialogs|history|page|use-bottom-bar))/,
  minShareCount: 7,
  priority: 1,
};

/** What every page needs beside the libraries: the shell with all it is made of. */
const base = {
  name: 'base',
  test: /src[\\/](app[\\/](?!shell[\\/](drawer|account-|toaster|use-sign-out|connection-announcer)|signed-in[\\/](?!entry-routes)|start[\\/](after-load|favourites-account|follow-words|keep-scroll|own-words-bar|register-service-worker|use-notifications)|head-markup)|lib[\\/](page[\\/](lazy-part|deferred-part|map-tiles|search-open)|api[\\/](reload|release)|paths[\\/]locale-path|browser[\\/]theme|session[\\/]session|time[\\/]age|favourites[\\/]bell-door)\.)|phrases[\\/]src[\\/]translator/,
  priority: 5,
};

/** The tables of calls that no public page makes; those of public pages go with the base. */
const calls = {
  name: 'calls',
  test: /contract[\\/]src[\\/].*operations\./,
  priority: 2,
};

/**
 * What every page of signed-in users has. A visitor never loads any of it. Fields, lists and steps go with the pages that
 * have them: a phone number's plan or a calendar weighs more than all of this.
 */
const signedIn = {
  name: 'signed-in',
  test: /src[\\/]ui[\\/](page[\\/](signed-in|card|badge|state|known-)|forms[\\/]async-|dialogs[\\/]confirm-)|src[\\/]lib[\\/](queries[\\/](call|failure|query-|use-read|use-write)|time[\\/]moments)|node_modules[\\/]@tanstack[\\/]/,
  minShareCount: 5,
  priority: 2,
};

/** The menu of every signed-in visitor leads to their pages, and needs nothing else of them. */
const signedInPaths = { name: 'signed-in-paths', test: /lib[\\/]paths[\\/]signed-in-paths\./, priority: 3 };

/** The fixed words of play stand alone, so that no group takes them along. */
const vocabulary = { name: 'vocabulary', test: /rules[\\/]src[\\/]vocabulary[\\/]sport\./, priority: 2 };

/** What a match is read with, in one piece: reporters' pages share parts of it, and would cut it into crumbs. */
const matchParts = {
  name: 'match-parts',
  test: /rules[\\/]src[\\/]match[\\/]suspensions\.|features[\\/]public[\\/]matches[\\/](suspensions-now|event-words)\./,
  priority: 0,
};

/** How events add up: one piece instead of two, for pages of matches and for what follows them. */
const score = {
  name: 'score',
  test: /rules[\\/]src[\\/]match[\\/](running-score|event-order|score)\./,
  priority: 3,
};

/**
 * Styles must be there before their page. Scripts need no list of their own in the first load: a page's chunk names what
 * it needs, and most of it is there already.
 */
const stylesOnly = (_: string, files: string[]) => sheetsOf(files);

const pluginsOfClient = () => [
  react(),
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
    ? [react(), clientAssets(resolve(import.meta.dirname, 'dist/client'))]
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
                calls,
                signedIn,
                signedInPaths,
                vocabulary,
                matchParts,
                score,
                shared,
              ],
            },
          },
        },
      },
  // One self-contained file in production mode: the server needs neither React nor the right NODE_ENV.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}));
