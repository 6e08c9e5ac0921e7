import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lintConfiguration } from '../lint/write.ts';
import { checkBoundaries } from './check.ts';
import { readWorkspaces } from './main.ts';
import { rows } from './rows.ts';
import type { Example, Row } from './table.ts';

const root = join(import.meta.dirname, '..', '..');
const workspaces = readWorkspaces();
const brokenSentences = (files: Example): string[] =>
  checkBoundaries(new Map(Object.entries(files)), rows, workspaces).map((problem) => problem.sentence);

describe.each(rows.map((row) => [row.sentence, row] as const))('the row “%s”', (sentence, row) => {
  test('is broken by its bad example', () => {
    expect(brokenSentences(row.breaks)).toContain(sentence);
  });

  test('is kept, like every other row, by its good example', () => {
    expect(brokenSentences(row.keeps)).toEqual([]);
  });
});

describe('the linter, for the rows that it can express', () => {
  const expressible = rows.filter(isExpressible);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-boundaries-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each(batches(expressible, 'breaks'))('finds every bad example (part %#)', (batch) => {
    expect(complainedAbout(folder, batch, 'breaks')).toEqual(batch.map((row) => row.sentence));
  });

  test.each(batches(expressible, 'keeps'))('finds no good example (part %#)', (batch) => {
    expect(complainedAbout(folder, batch, 'keeps')).toEqual([]);
  });

  test('has a configuration that was written from this table', () => {
    const onDisk = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
    expect(onDisk, 'run “node tooling/lint/write.ts”').toEqual(JSON.parse(lintConfiguration()));
  });
});

/** Rows whose examples have different paths can be linted in one run. */
function batches(given: readonly Row[], kind: 'breaks' | 'keeps'): [Row[]][] {
  const made: Row[][] = [];
  for (const row of given) {
    const paths = Object.keys(row[kind]);
    const fitting = made.find((batch) => !batch.some((other) => paths.some((path) => path in other[kind])));
    if (fitting) fitting.push(row);
    else made.push([row]);
  }
  return made.map((batch) => [batch]);
}

/**
 * The messages of the rows whose example the linter restricts; the examples are stored as in the repository.
 */
function complainedAbout(folder: string, batch: readonly Row[], kind: 'breaks' | 'keeps'): string[] {
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const row of batch) {
    for (const [path, text] of Object.entries(row[kind])) writeBelow(folder, path, text);
  }
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const restricted = diagnostics
    .filter(({ code }) => code.includes('no-restricted-'))
    .map(({ filename }) => filename);
  return batch
    .filter((row) => Object.keys(row[kind]).some((path) => restricted.includes(path)))
    .map((row) => row.sentence);
}

/** Rows about packages, globals and members are; relations between folders of one workspace are not. */
function isExpressible(row: Row): boolean {
  if (row.kind === 'name') return true;
  if (row.kind !== 'import') return false;
  return !row.never?.every((target) => /^(apps|packages)\/[^/]+\/src\//.test(target));
}

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
