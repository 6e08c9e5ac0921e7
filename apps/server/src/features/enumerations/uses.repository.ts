import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Use, UseName } from '@sevenmetre/rules/enumerations';
import { countReferences } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';

/** Columns of other records that refer to an entry, and the kind of these records. */
type References = readonly (readonly [what: UseName, column: AnyPgColumn])[];

/** Uses of entries by id; unused entries are left out. */
export type UsesById = ReadonlyMap<number, readonly Use[]>;

/** @param ids null: all */
export async function findUses(
  references: References,
  ids: readonly number[] | null,
  db: Db | Tx,
): Promise<UsesById> {
  const counted: { readonly id: number; readonly use: Use }[] = [];
  for (const [what, column] of references) {
    for (const [id, count] of await countReferences(column, ids, db))
      counted.push({ id, use: { what, count } });
  }
  const byId = Map.groupBy(counted, ({ id }) => id);
  return new Map([...byId].map(([id, found]) => [id, summed(found.map(({ use }) => use))]));
}

/** One number for all columns with the same name. */
function summed(uses: readonly Use[]): Use[] {
  const byName = Map.groupBy(uses, ({ what }) => what);
  return [...byName].map(([what, same]) => ({
    what,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));
}
