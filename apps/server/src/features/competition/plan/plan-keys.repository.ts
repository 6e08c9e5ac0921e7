import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import { groups, matches } from '../../../platform/database/schema/index.ts';

/** Stores which group and match of a plan each row was made from, by the keys of the plan. */
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

/** Forgets the keys of an edition, cancelled matches included, so that they can be given again. */
export async function clearPlanKeys(editionId: number, tx: Tx): Promise<void> {
  await tx.update(groups).set({ planKey: null }).where(eq(groups.editionId, editionId));
  await tx.update(matches).set({ planKey: null }).where(eq(matches.editionId, editionId));
}

function chosen(column: typeof groups.id | typeof matches.id, keys: ReadonlyMap<number, string>) {
  const body = JSON.stringify(Object.fromEntries(keys));
  return sql<string>`${body}::jsonb ->> ${column}::text`;
}
