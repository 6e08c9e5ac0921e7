import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const complaints = (pick: (row: Row) => Example): string[] =>
    rows.filter(isExpressible).flatMap((row) => {
      // The globs of the configuration start at the root, so each example is linted in a root of its own.
      const place = mkdtempSync(join(tmpdir(), 'sevenmetre-boundaries-'));
      folders.push(place);
      cpSync(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
      for (const [path, text] of Object.entries(pick(row))) writeBelow(place, path, text);
      const linter = join(root, 'node_modules/oxlint/bin/oxlint');
      const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json', '.'], {
        cwd: place,
        encoding: 'utf8',
      });
      return stdout.includes('no-restricted-') ? [row.sentence] : [];
    });

  test('finds every bad example and no good one', () => {
    expect(complaints((row) => row.breaks)).toEqual(rows.filter(isExpressible).map((row) => row.sentence));
    expect(complaints((row) => row.keeps)).toEqual([]);
  });

  test('has a configuration that was written from this table', () => {
    const onDisk = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
    expect(onDisk, 'run “node tooling/lint/write.ts”').toEqual(JSON.parse(lintConfiguration()));
  });
});

/** Names of packages, globals and members are; relations between folders of one workspace are not. */
function isExpressible(row: Row): boolean {
  if (row.kind === 'name') return true;
  if (row.kind !== 'import') return false;
  return !row.never?.every((target) => /^(apps|packages)\/[^/]+\/src\//.test(target));
}

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
