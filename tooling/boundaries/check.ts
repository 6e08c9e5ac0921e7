import { matchesGlob } from 'node:path';
import { type FileClass, classes, isWithin } from './classes.ts';
import { type Import, readSource } from './imports.ts';
import type { Violation } from './names.ts';
import { type Workspace, resolveImport } from './resolve.ts';
import type { CircleRow, ImportRow, NameRow, NeighbourRow, ReachRow, Row } from './table.ts';

export interface Problem {
  file: string;
  line: number;
  sentence: string;
  detail: string;
}

interface SourceFile {
  path: string;
  classes: FileClass[];
  imports: (Import & { target: string })[];
  said: Violation[];
}

/** Every place where the given files (path from the root → text) break a row of the table. */
export function checkBoundaries(
  texts: ReadonlyMap<string, string>,
  rows: readonly Row[],
  workspaces: ReadonlyMap<string, Workspace>,
): Problem[] {
  const files = [...texts].map(([path, text]) => readFile(path, text, rows, workspaces));
  return rows.flatMap((row) => checkRow(row, files));
}

function readFile(
  path: string,
  text: string,
  rows: readonly Row[],
  workspaces: ReadonlyMap<string, Workspace>,
): SourceFile {
  const own = classesOf(path);
  // Only the names that this file may not say: its syntax tree is not read for the others.
  const names = rows.flatMap((row) => (row.kind === 'name' && concerns(row, own) ? row.names : []));
  const { imports, said } = readSource(path, text, names);
  const resolved = imports.map((found) => ({
    ...found,
    target: resolveImport(path, found.specifier, workspaces),
  }));
  return { path, classes: own, imports: resolved, said };
}

function classesOf(path: string): FileClass[] {
  const known = Object.entries(classes) as [FileClass, readonly string[]][];
  return known.filter(([, globs]) => globs.some((glob) => matchesGlob(path, glob))).map(([name]) => name);
}

function checkRow(row: Row, files: readonly SourceFile[]): Problem[] {
  switch (row.kind) {
    case 'import':
      return concerned(row, files).flatMap((file) => checkImports(row, file));
    case 'name':
      return concerned(row, files).flatMap((file) => checkNames(row, file));
    case 'neighbours':
      return checkNeighbours(row, files);
    case 'circle':
      return checkCircles(row, files);
    case 'reach':
      return concerned(row, files).flatMap((file) => checkReach(row, file, files));
  }
}

function concerned(row: ImportRow | NameRow | ReachRow, files: readonly SourceFile[]): SourceFile[] {
  return files.filter((file) => concerns(row, file.classes));
}

function concerns(row: ImportRow | NameRow | ReachRow, own: readonly FileClass[]): boolean {
  const isIn = (named: readonly FileClass[]): boolean => own.some((each) => isWithin(each, named));
  return isIn(row.from) && !isIn(row.except ?? []);
}

function checkImports(row: ImportRow, file: SourceFile): Problem[] {
  const wrong = file.imports.filter(({ target, typeOnly }) => {
    if (row.may && !matchesAny(target, row.may)) return true;
    return row.never !== undefined && matchesAny(target, row.never) && !(typeOnly && row.types === 'allowed');
  });
  return wrong.map(({ line, specifier }) => problem(row, file, line, `imports ${specifier}`));
}

function checkNames(row: NameRow, file: SourceFile): Problem[] {
  const wrong = file.said.filter(({ name }) => row.names.includes(name));
  return wrong.map(({ line, name }) => problem(row, file, line, `says ${name}`));
}

function checkNeighbours(row: NeighbourRow, files: readonly SourceFile[]): Problem[] {
  const neighbourOf = (path: string): string | undefined => {
    const [name, ...below] = path.startsWith(`${row.folder}/`)
      ? path.slice(row.folder.length + 1).split('/')
      : [];
    return below.length > 0 ? name : undefined;
  };
  const problems: Problem[] = [];
  const meets = new Map<string, Set<string>>();
  for (const file of files) {
    const own = neighbourOf(file.path);
    for (const { target, specifier, line } of own ? file.imports : []) {
      const other = neighbourOf(target);
      if (!own || !other || other === own) continue;
      const throughEntryPoint =
        row.entryPoint !== undefined && target === `${row.folder}/${other}/${row.entryPoint}`;
      if (!throughEntryPoint) problems.push(problem(row, file, line, `imports ${specifier}`));
      if (own === row.fixtures || other === row.fixtures) continue;
      if (row.acyclic && reaches(meets, other, own))
        problems.push(problem(row, file, line, `closes a cycle between ${own} and ${other}`));
      meets.set(own, (meets.get(own) ?? new Set()).add(other));
    }
  }
  return problems;
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const next of edges.get(name) ?? []) seen.add(next);
  return seen.has(to);
}

function checkReach(row: ReachRow, start: SourceFile, files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set([start]);
  for (const file of seen) {
    for (const { target, typeOnly, dynamic } of file.imports) {
      if (typeOnly || dynamic) continue;
      if (file !== start && matchesAny(target, row.never))
        return [problem(row, start, 1, `reaches ${target} through ${file.path}`)];
      const next = byPath.get(target);
      if (next) seen.add(next);
    }
  }
  return [];
}

/** One problem for each circle, at the import that closes it in the order of the files. */
function checkCircles(row: CircleRow, files: readonly SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const problems: Problem[] = [];
  const follow = (file: SourceFile, chain: ReadonlySet<string>): void => {
    const own = new Set([...chain, file.path]);
    for (const { target, line, dynamic } of file.imports) {
      const next = byPath.get(target);
      if (!next || dynamic || finished.has(target)) continue;
      if (own.has(target)) problems.push(problem(row, file, line, `closes a circle with ${target}`));
      else follow(next, own);
    }
    finished.add(file.path);
  };
  for (const file of files) if (!finished.has(file.path)) follow(file, new Set());
  return problems;
}

function matchesAny(target: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(target, glob));
}

function problem(row: Row, file: SourceFile, line: number, detail: string): Problem {
  return { file: file.path, line, sentence: row.sentence, detail };
}
