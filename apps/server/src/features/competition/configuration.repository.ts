import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationEntries } from '../../platform/database/schema/index.ts';

/** Values as text by their keys; an edition's own value goes before the one of all editions. */
export async function findAllByEditionId(
  editionId: number,
  keys: readonly string[],
  tx: Db | Tx,
): Promise<ReadonlyMap<string, string | null>> {
  const { editionId: owner, key, value } = configurationEntries;
  const rows = await tx
    .select({ owner, key, value })
    .from(configurationEntries)
    .where(and(inArray(key, keys), or(eq(owner, editionId), isNull(owner))));
  const ofAll = rows.filter((row) => row.owner === null);
  const ofEdition = rows.filter((row) => row.owner !== null);
  return new Map([...ofAll, ...ofEdition].map((row) => [row.key, row.value]));
}
