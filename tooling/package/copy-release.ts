import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Lock } from './lock-graph.ts';
import { findPackage, runtimeGraph } from './lock-graph.ts';
import { makeSbom } from './sbom.ts';

export interface Release {
  /** The checkout, with both builds. */
  readonly root: string;
  /** An empty folder. */
  readonly target: string;
  readonly version: string;
}

/** What the build of the server reports about itself. */
interface Parts {
  readonly external: readonly string[];
  readonly programs: Readonly<Record<string, string>>;
}

/** Files of packages that are not needed at run time: types, source maps, texts of a package other than its licence. */
const unneeded = /(\.d\.[cm]?ts|\.map|\.md|\.markdown|\.tsbuildinfo)$/i;

/** Parts of packages that the server never loads, by package: builds for browsers, extensions, other fonts. */
const unneededParts: Readonly<Record<string, RegExp>> = {
  '@electric-sql/pglite': /^dist\/(.*\.tar\.gz|.*\.cjs)$/,
  // The weights of apps/server/src/platform/pdf.
  '@expo-google-fonts/noto-sans': /^(?!400Regular(\/|$)|700Bold(\/|$))\d00\w+$|\.png$/,
  '@peculiar/x509': /^build\/x509\.js$/,
  '@zxcvbn-ts/language-common': /^(src$|dist\/zxcvbn-ts\.js$)/,
  brotli: /^build$/,
  fontkit: /^dist\/browser/,
  pdfkit: /^(\.yarn|js\/pdfkit\.(standalone|es)\.js)$/,
  pdfmake: /^(build|src|fonts)$/,
  'read-excel-file': /^bundle$/,
  sharp: /^src$/,
  'write-excel-file': /^bundle$/,
};

/** Files beside the programs, each by its name: a folder may hold files of the operator, such as settings. */
export const extras = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy/caddy/Caddyfile',
  'deploy/grafana/sevenmetre.json',
  'deploy/nginx/sevenmetre.conf',
  'deploy/prometheus/alerts.yml',
  'deploy/prometheus/prometheus.example.yml',
  'deploy/sevenmetre.env.example',
  'deploy/systemd/sevenmetre@.service',
  'docs/asvs.md',
  'docs/first-tournament.md',
  'docs/installation.md',
  'docs/operations.md',
  'docs/rules/accounts.md',
  'docs/scale.md',
  'docs/threat-model.md',
  'docs/upgrade.md',
] as const;

/**
 * Writes a server that runs with Node alone into a folder: its build, the tables, the web app, and the
 * packages that the build does not include, for this platform.
 */
export function copyRelease({ root, target, version }: Release): void {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { external, programs }: Parts = JSON.parse(
    readFileSync(join(root, 'apps/server/build/parts.json'), 'utf8'),
  );
  for (const file of serverFiles(join(root, 'apps/server/dist'), Object.keys(programs)))
    copy(root, target, join('apps/server/dist', file));
  for (const file of migrationFiles(root)) copy(root, target, join('apps/server/migrations', file));
  for (const part of ['client', 'server']) copy(root, target, join('apps/web/dist', part));
  for (const extra of extras) copy(root, target, extra);
  for (const folder of modulesOf(lock, external))
    if (existsSync(join(root, folder))) copyModule(root, target, folder);
  unlinkMissing(target);
  cpSync(join(root, 'tooling/package/sevenmetre.mjs'), join(target, 'sevenmetre.mjs'));
  const { license, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = { name: 'sevenmetre', version, private: true, description, license, type: 'module' };
  const about = { ...described, engines: { node: '>=24.7' }, scripts: { start: 'node sevenmetre.mjs' } };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(makeSbom(lock, version), null, 2)}\n`);
}

/** Folders of the packages that the build does not include, and of their dependencies. */
function modulesOf(lock: Lock, external: readonly string[]): string[] {
  const starts = external.flatMap((name) => findPackage(lock.packages, 'apps/server', name) ?? []);
  return [...runtimeGraph(lock, starts).keys()];
}

/** The programs and all chunks that they load: the folder also contains those of the previous build. */
function serverFiles(folder: string, programs: readonly string[]): string[] {
  const files = new Set<string>();
  const open = programs.map((name) => `${name}.js`);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || !existsSync(join(folder, file))) continue;
    files.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    open.push(...[...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name));
  }
  return [...files];
}

/** Without the snapshots from which drizzle-kit makes the next migration. */
function migrationFiles(root: string): string[] {
  const files = readdirSync(join(root, 'apps/server/migrations')).filter((name) => name.endsWith('.sql'));
  return [...files, 'meta/_journal.json'];
}

/** In the packed documents, links to files that are not packed become their text. */
function unlinkMissing(target: string): void {
  for (const file of extras.filter((name) => name.endsWith('.md'))) {
    const path = join(target, file);
    const isPacked = (link: string) =>
      /^(https?|mailto):|^#/.test(link) || existsSync(join(dirname(path), link));
    const text = readFileSync(path, 'utf8').replaceAll(
      /!?\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)/g,
      (whole, words: string, link: string) => (link === '' || isPacked(link) ? whole : words),
    );
    writeFileSync(path, text);
  }
}

function copy(root: string, target: string, path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}

/** Without nested packages: those that are needed have a folder of their own in the list. */
function copyModule(root: string, target: string, folder: string): void {
  const from = join(root, folder);
  const parts = unneededParts[folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)];
  const isNeeded = (path: string) => {
    if (path === from) return true;
    const inside = relative(from, path).split(sep).join('/');
    return (
      basename(path) !== 'node_modules' && !unneeded.test(basename(path)) && parts?.test(inside) !== true
    );
  };
  cpSync(from, join(target, folder), { recursive: true, dereference: true, filter: isNeeded });
}
