import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationEntries, editions } from '../../platform/database/schema/index.ts';

/** Values as text by key; an edition's own value overrides the one of all editions. */
export async function findAllByEditionId(
  editionId: number,
  keys: readonly string[],
  tx: Db | Tx,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .select()
    .from(configurationEntries)
    .where(and(inArray(configurationEntries.key, keys), isOf(editionId)));
  return new Map(ownFirst(rows).map(({ key, value }) => [key, value]));
}

/** The current text of one value: the current edition's own, else the one of all editions. */
export async function findCurrentValue(key: string, tx: Db | Tx): Promise<string | null> {
  const [row] = await tx
    .select({ value: configurationEntries.value })
    .from(configurationEntries)
    .leftJoin(editions, eq(editions.id, configurationEntries.editionId))
    .where(
      and(
        eq(configurationEntries.key, key),
        or(isNull(configurationEntries.editionId), eq(editions.isCurrent, true)),
      ),
    )
    .orderBy(sql`${configurationEntries.editionId} nulls last`)
    .limit(1);
  return row?.value ?? null;
}

/** Entries that everybody may see, by their keys. */
export async function findAllPublicByEditionId(editionId: number, tx: Db | Tx) {
  const rows = await tx
    .select()
    .from(configurationEntries)
    .where(and(eq(configurationEntries.isPublic, true), isOf(editionId)))
    .orderBy(asc(configurationEntries.key));
  return ownFirst(rows).map(({ key, value, dataType }) => ({ key, value, dataType }));
}

function isOf(editionId: number) {
  return or(eq(configurationEntries.editionId, editionId), isNull(configurationEntries.editionId));
}

/** One entry for each key: the edition's own overrides the one of all editions. */
function ownFirst<Row extends { readonly editionId: number | null; readonly key: string }>(
  rows: readonly Row[],
): Row[] {
  const own = new Set(rows.filter(({ editionId }) => editionId !== null).map(({ key }) => key));
  return rows.filter(({ editionId, key }) => editionId !== null || !own.has(key));
}
