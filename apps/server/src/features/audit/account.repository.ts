import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { users } from '../../platform/database/schema/index.ts';

/** Names of accounts by their ids. */
export async function findNames(
  ids: readonly (number | null)[],
  tx: Tx,
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { id, firstName, lastName } = users;
  const rows = await tx.select({ id, firstName, lastName }).from(users).where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}
