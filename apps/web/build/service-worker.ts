import { dataLocales, byLocale } from '@sevenmetre/rules/vocabulary';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { mediaSheets } from './media-sheets.ts';

/**
 * Chunks that every visitor keeps beside the first load. Others are kept once they have been used; the public pages are
 * fetched ahead when the first page has settled, see `app/start/after-load.ts`.
 */
const visitorChunks = [
  'src/lib/live/live.ts',
  'src/app/start/after-load.ts',
  'src/lib/offline/kept-editions.ts',
  'src/lib/words/own-words.ts',
  'src/features/public/support/support-pages.tsx',
];

/** The oldest browsers that the app is built for. */
export const oldestBrowsers = ['chrome110', 'safari16', 'firefox115'];

/** Pages that everybody may visit, and what composes them without a network. The map and pages of signed-in users load when asked for. */
const aheadOf =
  /^src\/(features\/public\/(?!notifications\/).*(?<!draw-map)\.tsx?|lib\/offline\/offline-page\.ts|ui\/take-along-sheet\.tsx)$/;

/** Words of these pages, and of what opens on them, by file. */
export const wordsAheadOf: readonly string[] = [
  'teams',
  'favourites',
  'search',
  'places',
  'referees',
  'halls',
  'share',
  'outlook',
  'match',
  'category',
  'statistics',
  'bracket',
  'notifications',
  'final-ranking',
  'finale',
  'schedule',
  'team-day',
  'top-of-day',
  'archive',
  'city',
  'join',
  'overlay',
];

/** The screens of reporters, kept when one of them prepares a hall. */
const reporterPages = /^src\/features\/reporter\/.*\.tsx?$/;
const reporterWords = ['reporter', 'errors'];

/** The page of a match, which has to open in two seconds on a slow device without a network, and its words. */
const reporterScreen = [
  'src/features/reporter/reporter-pages.tsx',
  ...dataLocales.flatMap((locale) => [
    `../../packages/phrases/src/${locale}.words.js`,
    `../../packages/phrases/src/${locale}/reporter.ts`,
    `../../packages/phrases/src/${locale}/errors.ts`,
  ]),
];

interface PrecachedFile {
  readonly url: string;
  /** Of the content, for files whose name carries no hash. */
  readonly revision: string | null;
}

/**
 * Writes `shell.html` (the page with its placeholders unfilled, never a rendered one) and `sw.js`, which keeps the
 * shell and what a visitor's pages need.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: 'service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    // Only after the files are written: otherwise a missing file would hide why the build failed.
    writeBundle: {
      sequential: true,
      async handler() {
        if (config === null) return;
        const outDir = join(config.root, config.build.outDir);
        copyFileSync(join(outDir, 'index.html'), join(outDir, 'shell.html'));
        const manifest = readManifest(outDir);
        await buildWorker(config.root, outDir, precachedFiles(outDir, manifest), {
          __AHEAD__: JSON.stringify(aheadFiles(manifest)),
          __SCREEN__: JSON.stringify(screenFiles(manifest)),
        });
      },
    },
  };
}

async function buildWorker(
  root: string,
  outDir: string,
  files: readonly PrecachedFile[],
  others: Readonly<Record<string, string>>,
): Promise<void> {
  const release = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ...others,
      __PRECACHE__: JSON.stringify(files),
      __RELEASE__: JSON.stringify(release),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: oldestBrowsers,
      lib: { entry: join(root, 'src/sw/sw.ts'), formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
    },
  });
}

function readManifest(outDir: string): Manifest {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** What the worker fetches when a page asks it to: by kind, without what it has already. */
function aheadFiles(manifest: Manifest) {
  const kept = filesOf(manifest, ['index.html', ...visitorChunks]);
  const dynamic = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry === true);
  const ahead = (wanted: RegExp) => {
    const files = filesOf(
      manifest,
      dynamic.filter((source) => wanted.test(source)),
    );
    return [...files].filter((file) => !kept.has(file)).map((file) => `/${file}`);
  };
  return {
    pages: ahead(aheadOf),
    reporter: ahead(reporterPages),
    words: byLocale((locale) => ahead(wordFiles(locale, wordsAheadOf))),
    reporterWords: byLocale((locale) => ahead(wordFiles(locale, reporterWords))),
  };
}

/** The words of the first load of a language, and those of some groups. */
function wordFiles(locale: string, groups: readonly string[]): RegExp {
  return new RegExp(
    String.raw`phrases/src/${locale}(?:\.words\.js|/(?:${groups.join('|')})\.(?:ts|laid\.js))$`,
  );
}

/** All files that the browser would otherwise discover one after another, in the order in which it needs them. */
function screenFiles(manifest: Manifest): string[] {
  const files = [...filesOf(manifest, ['index.html', ...reporterScreen]), ...fontsOf(manifest)];
  return files.map((file) => `/${file}`);
}

/** The letters of both languages, those of English first. */
function fontsOf(manifest: Manifest): string[] {
  const faces = [/gabarito-latin-wght-normal/, /gabarito-latin-ext-wght-normal/];
  const chunks = Object.values(manifest);
  return faces.flatMap((face) => chunks.find(({ src }) => face.test(src ?? ''))?.file ?? []);
}

function precachedFiles(outDir: string, manifest: Manifest): PrecachedFile[] {
  const files = filesOf(manifest, ['index.html', ...visitorChunks]);
  const [font] = fontsOf(manifest);
  if (font !== undefined) files.add(font);
  // Pages that were opened without a network must be right on paper and in wide windows, too.
  for (const { source } of Object.values(mediaSheets)) if (manifest[source]) files.add(manifest[source].file);
  const shell = readFileSync(join(outDir, 'shell.html'));
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 12);
  return [
    { url: '/shell.html', revision },
    ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Scripts and styles of chunks and of all that they import at once. */
function filesOf(manifest: Manifest, from: readonly string[]): Set<string> {
  const sources = new Set(from);
  for (const source of sources) for (const imported of manifest[source]?.imports ?? []) sources.add(imported);
  const files = new Set<string>();
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is to be kept, but the build has no such chunk`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  }
  return files;
}
