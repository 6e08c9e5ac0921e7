import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import { groups, matches } from '../../../platform/database/schema/index.ts';

/** Stores the plan's keys of the group and the match that each row was made from. */
export async function savePlanKeys(
  keys: { readonly groups: ReadonlyMap<number, string>; readonly matches: ReadonlyMap<number, string> },
  tx: Tx,
): Promise<void> {
  if (keys.groups.size > 0)
    await tx
      .update(groups)
      .set({ planKey: chosen(groups.id, keys.groups) })
      .where(inArray(groups.id, [...keys.groups.keys()]));
  if (keys.matches.size > 0)
    await tx
      .update(matches)
      .set({ planKey: chosen(matches.id, keys.matches) })
      .where(inArray(matches.id, [...keys.matches.keys()]));
}

/** Deletes the keys of an edition, also of cancelled matches, so that they can be used again. */
export async function clearPlanKeys(editionId: number, tx: Tx): Promise<void> {
  await tx.update(groups).set({ planKey: null }).where(eq(groups.editionId, editionId));
  await tx.update(matches).set({ planKey: null }).where(eq(matches.editionId, editionId));
}

function chosen(column: typeof groups.id | typeof matches.id, keys: ReadonlyMap<number, string>) {
  const body = JSON.stringify(Object.fromEntries(keys));
  return sql<string>`${body}::jsonb ->> ${column}::text`;
}
