import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../boundaries/imports.ts';
import { readWorkspaces } from '../boundaries/main.ts';
import { type Workspace, resolveImport } from '../boundaries/resolve.ts';
import type { Reached } from './steps.ts';

const sources = '{packages,apps,seed,e2e,bench,simulation,year,tooling}/**/*.{ts,tsx,mjs,css}';
const outside = /(^|\/)(node_modules|dist|test-results)(\/|$)/u;
const isCode = /\.(?:ts|tsx|mjs)$/u;

/** Changes that every test can feel, and no import shows. */
const everywhere =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json|tooling\/(?:launch|tsconfig)|apps\/server\/migrations\/)/u;

/** Tests of the tooling read the whole tree, whatever changed. */
const always = (file: string): boolean => /^tooling\/.*\.test\.ts$/u.test(file);

/**
 * The paths that differ from a revision: committed since, uncommitted, and not tracked yet. Deleted files are among them.
 * @throws Error when git does not know the revision
 */
export function changedSince(root: string, revision: string): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const paths = [
    ...git('diff', '--name-only', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(paths)].toSorted();
}

/** The sources of the repository and who imports whom. */
export interface ImportGraph {
  readonly root: string;
  readonly paths: readonly string[];
  /** Importers by file. Imports of types count: the compiler tests them. */
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads every source once; some seconds. */
export function readImportGraph(root: string): ImportGraph {
  const found = globSync(sources, { cwd: root, exclude: (path) => outside.test(path) });
  const paths = found.map((path) => path.replaceAll('\\', '/')).toSorted();
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return { root, paths, importers: importersOf(texts, readWorkspaces()) };
}

/** What these changed paths can reach; `null`: a change that can reach everything. */
export function reachedBy(
  { root, paths, importers }: ImportGraph,
  changed: readonly string[],
): Reached | null {
  if (changed.some((path) => everywhere.test(path))) return null;
  const touched = reach(importers, changed);
  const tests = paths.filter((path) => /\.(?:test|spec)\.tsx?$/u.test(path));
  const present = changed.filter((path) => isCode.test(path) && existsSync(join(root, path)));
  return { changed: present, ...byKind(tests.filter((path) => touched.has(path) || always(path))) };
}

function importersOf(
  texts: ReadonlyMap<string, string>,
  workspaces: ReadonlyMap<string, Workspace>,
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    if (!isCode.test(path)) continue;
    for (const { specifier } of readSource(path, text, []).imports) {
      const target = resolveImport(path, specifier, workspaces);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return importers;
}

/** These paths and whatever imports them, directly or through others. */
function reach(importers: ReadonlyMap<string, ReadonlySet<string>>, paths: readonly string[]): Set<string> {
  const touched = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (touched.has(path)) continue;
    touched.add(path);
    open.push(...(importers.get(path) ?? []));
  }
  return touched;
}

function byKind(tests: readonly string[]): Omit<Reached, 'changed'> {
  const e2e = tests.filter((path) => path.startsWith('e2e/'));
  const integration = tests.filter((path) => path.includes('.integration.test.'));
  const component = tests.filter((path) => path.includes('.browser.test.'));
  const others = new Set([...e2e, ...integration, ...component]);
  return { e2e, integration, component, unit: tests.filter((path) => !others.has(path)) };
}
