import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Files that are not needed at run time: types, source maps, texts of a package other than its licence. */
const unneeded = /(\.d\.[cm]?ts|\.map|\.md|\.markdown|\.tsbuildinfo)$/i;

/** Files beside the programs. */
const extras = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy',
  'docs/installation.md',
  'docs/operations.md',
  'docs/upgrade.md',
  'docs/scale.md',
];

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
  copy(root, target, 'apps/server/migrations');
  for (const part of ['client', 'server']) copy(root, target, join('apps/web/dist', part));
  for (const extra of extras) copy(root, target, extra);
  for (const folder of modulesOf(lock, external))
    if (existsSync(join(root, folder))) copyModule(root, target, folder);
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

function copy(root: string, target: string, path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}

/** Without nested packages: those that are needed have a folder of their own in the list. */
function copyModule(root: string, target: string, folder: string): void {
  const from = join(root, folder);
  const isNeeded = (path: string) =>
    path === from || (basename(path) !== 'node_modules' && !unneeded.test(basename(path)));
  cpSync(from, join(target, folder), { recursive: true, dereference: true, filter: isNeeded });
}
