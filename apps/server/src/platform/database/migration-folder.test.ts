import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from './index.ts';

test('given breakpoints around nothing, then only statements are carried out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-migrations-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), '{"entries":[{"idx":0,"tag":"0000_first"}]}');
  const breakpoint = '\n--> statement-breakpoint\n';
  writeFileSync(
    join(folder, '0000_first.sql'),
    ['create table a (id int);', 'create table b (id int);', ''].join(breakpoint),
  );
  const [migration] = readMigrations(folder);
  expect(migration?.statements.map((statement) => statement.trim())).toEqual([
    'create table a (id int);',
    'create table b (id int);',
  ]);
  rmSync(folder, { recursive: true });
});
