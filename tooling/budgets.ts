import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A chunk of Vite's manifest: the fields that weights need. */
export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

export interface Budget {
  name: string;
  /** Source files of the pages of this budget. */
  pages: string[];
  /** Limits in kB (1,000 bytes) of brotli. */
  js: number;
  css: number;
  /** A page of signed-in users: the common frame is loaded before it. */
  isSignedIn?: true;
}

export interface Weight {
  page: string;
  budget: Budget;
  js: number;
  css: number;
}

/**
 * The budget table of the design; the first row that contains a page applies. A page without a row belongs to
 * the last and strictest.
 */
export const budgets: readonly Budget[] = [
  // Loaded with the page, which works before; leaflet alone is 34 kB.
  { name: 'a map on a tap', pages: ['src/features/public/places/draw-map.ts'], js: 145, css: 13.2 },
  {
    name: 'statistics, places, favourites',
    pages: ['src/features/public/{statistics,places}/**'],
    js: 115,
    css: 7.2,
  },
  // Read from the service worker's cache without a network; fetched once, long after the page works.
  { name: 'kept for visits without a network', pages: ['src/lib/offline/**'], js: 130, css: 7.2 },
  {
    name: 'registration and rosters',
    pages: ['src/features/{club/{registrations,participants,match-rosters},referee/registrations}/**'],
    js: 200,
    css: 21.6,
    isSignedIn: true,
  },
  // Has an entry point of its own: nothing of the frame of signed-in users is loaded.
  { name: 'reporter', pages: ['src/features/reporter/**'], js: 157, css: 12 },
  {
    name: 'organisers',
    pages: ['src/{features/organiser,app/workplace}/**'],
    js: 240,
    css: 24,
    isSignedIn: true,
  },
  {
    name: 'sign-in',
    pages: ['src/features/account/sign-in/**', 'src/ui/dialogs/delayed-notice.tsx'],
    js: 150,
    css: 14.4,
  },
  {
    name: 'dashboard, club, account',
    pages: [
      'src/app/signed-in/pages.tsx',
      'src/features/{club/clubs,account/{dashboard,profile},referee/appointments}/**',
    ],
    js: 150,
    css: 14.4,
    isSignedIn: true,
  },
  // Forms of volunteers, opened by a link that somebody was sent.
  { name: 'people on duty', pages: ['src/features/public/duty/**'], js: 120, css: 7.2 },
  // A ticket has three heights by the width of its list: its sheet is 0.4 kB longer than before. 0.1 kB keep long names of categories beside their sign.
  { name: 'public results', pages: ['**'], js: 110, css: 7.9 },
];

/** Frame, guards and words of signed-in users' pages. */
const signedInPages = 'src/app/signed-in/pages.tsx';

/** Limit of everything that a visitor's first visit stores in the service worker's cache, in kB of brotli. */
const precacheLimit = 155;

/** The sheet for windows of 1280 px and more, which only those load before the first paint, in kB of brotli. */
const wideSheet = { source: 'src/wide.css', limit: 2.5 };

/** The weight of every page: the entry and the page's own chunk, which are loaded before the page works. */
export function weighPages(manifest: Manifest, size: (file: string) => number): Weight[] {
  // An embedded view is a page of its own, without the app.
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && manifest[key].src?.startsWith('src/'),
  );
  const frame = manifest[signedInPages] ? [signedInPages] : [];
  return [...entries.map((entry) => [entry]), ...pages.map((page) => [...entries, page])].map((alone) => {
    const page = alone.at(-1) ?? '';
    const starts = budgetOf(page).isSignedIn ? [...alone, ...frame] : alone;
    const files = loadedFiles(manifest, starts);
    const weigh = (ending: string): number =>
      [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + size(file), 0) / 1000;
    return { page, budget: budgetOf(page), js: weigh('.js'), css: weigh('.css') };
  });
}

/** Files of the given chunks and of all their static imports. */
export function loadedFiles(manifest: Manifest, starts: readonly string[]): Set<string> {
  const keys = new Set(starts);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]));
}

/** The files that a Workbox service worker fetches at its installation. */
export function precachedFiles(serviceWorker: string): string[] {
  const urls = serviceWorker.matchAll(/["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/g);
  return [...new Set([...urls].map(([, url = '']) => url.replace(/^\//, '')))];
}

function budgetOf(page: string): Budget {
  const found = budgets.find((budget) => budget.pages.some((glob) => matchesGlob(page, glob)));
  if (!found) throw new Error(`no budget knows ${page}`);
  return found;
}

function main(): void {
  const client = join(import.meta.dirname, '..', 'apps/web/dist/client');
  const manifestPath = join(client, '.vite/manifest.json');
  if (!existsSync(manifestPath)) {
    console.log('There is no build to weigh: run “npm run build” first.');
    process.exitCode = 1;
    return;
  }
  // Most files belong to many pages, and the best compression is slow.
  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    sizes.set(file, known);
    return known;
  };
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const weights = weighPages(manifest, size);
  let broken = 0;
  for (const { page, budget, js, css } of weights) {
    const kept = js <= budget.js && css <= budget.css;
    if (!kept) broken += 1;
    console.log(
      `${kept ? '✓' : '✗'} ${page}: JS ${js.toFixed(1)} of ${budget.js} kB, CSS ${css.toFixed(1)} of ${budget.css} kB (${budget.name})`,
    );
  }
  broken += checkWideSheet(manifest, size);
  broken += checkPrecache(client, size);
  process.exitCode = broken > 0 || weights.length === 0 ? 1 : 0;
}

function checkWideSheet(manifest: Manifest, size: (file: string) => number): number {
  const file = manifest[wideSheet.source]?.file;
  if (file === undefined) {
    console.log(`✗ the build has no ${wideSheet.source}`);
    return 1;
  }
  const weight = size(file) / 1000;
  const kept = weight <= wideSheet.limit;
  console.log(
    `${kept ? '✓' : '✗'} ${wideSheet.source}: CSS ${weight.toFixed(1)} of ${wideSheet.limit} kB (wide windows)`,
  );
  return kept ? 0 : 1;
}

function checkPrecache(client: string, size: (file: string) => number): number {
  const path = ['sw.js', 'service-worker.js']
    .map((name) => join(client, name))
    .find((name) => existsSync(name));
  if (!path) {
    console.log('✗ there is no service worker (sw.js) in the build');
    return 1;
  }
  const total = precachedFiles(readFileSync(path, 'utf8')).reduce((sum, file) => sum + size(file), 0) / 1000;
  const kept = total <= precacheLimit;
  console.log(
    `${kept ? '✓' : '✗'} precache of the service worker: ${total.toFixed(1)} of ${precacheLimit} kB`,
  );
  return kept ? 0 : 1;
}

if (import.meta.main) main();
