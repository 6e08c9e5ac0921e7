import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../test/command.ts';
import { findWrites, readOwners, readTables } from './table-owners.ts';

const sourcesOf = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root, exclude: (path) => /\.test\.ts$|\/testing(\/|$)/.test(path) }).map(
      (path) => [path, readFileSync(join(root, path), 'utf8')],
    ),
  );

const tables = readTables(sourcesOf('apps/server/src/platform/database/schema/*.ts'));
const features = sourcesOf('apps/server/src/{features,platform/repeat-keys}/**/*.ts');
const owners = readOwners(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));

describe('who owns which table', () => {
  test('given the schema, then the document names one owner of each table and no other table', () => {
    expect([...owners.keys()].toSorted()).toEqual([...tables.values()].toSorted());
  });

  test('given the features of the server, then only owners write their tables', () => {
    const writes = findWrites(features, tables);
    expect(writes.filter(({ table, feature }) => owners.get(table) !== feature)).toEqual([]);
    expect(new Set(writes.map(({ table }) => table))).toEqual(new Set(tables.values()));
  });

  test('given a feature that writes what another one owns, then both ways of writing are found', () => {
    const schema = new Map([['schema/a.ts', "export const clubs = pgTable('clubs', {});"]]);
    const file = 'apps/server/src/features/bank/bank.repository.ts';
    const known = readTables(schema);
    const found = (text: string) => findWrites(new Map([[file, text]]), known);
    const write = [{ table: 'clubs', feature: 'bank', file }];
    expect(found('await tx\n  .update(clubs).set({});')).toEqual(write);
    expect(found('tx.execute(sql`delete from clubs`);')).toEqual(write);
    expect(found('tx.execute(sql`insert into ${clubs} values (1)`);')).toEqual(write);
    expect(found('// delete from clubs\ntx.execute(sql`select 1 from clubs for update`);')).toEqual([]);
  });

  test('given the features of the server, then one of them says which edition is current', () => {
    const asking = [...features].filter(([, text]) => /isCurrent, true/.test(text)).map(([path]) => path);
    expect(asking.filter((path) => !path.includes('/features/competition/'))).toEqual([]);
  });
});
