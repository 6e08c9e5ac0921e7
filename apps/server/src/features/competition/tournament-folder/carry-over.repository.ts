import { inArray, sql } from 'drizzle-orm';
import { countChanged, recordset } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { groups } from '../../../platform/database/schema/index.ts';
import type { FolderGroup } from './folder-rows.ts';

/** Sets the flag for the groups that the folder mentions, and returns how many have changed. */
export async function updateNamedCarryOver(
  editionId: number,
  rows: readonly FolderGroup[],
  tx: Tx,
): Promise<number> {
  return countChanged(
    tx,
    sql`update groups set carries_over = r."carryOver" from ${recordset(rows, sql`id text, "carryOver" boolean`)}
      where groups.edition_id = ${editionId} and groups.source_id = r.id
        and r."carryOver" is not null and groups.carries_over <> r."carryOver" returning 1`,
  );
}

export async function updateCarriesOver(groupIds: readonly number[], tx: Tx): Promise<void> {
  if (groupIds.length === 0) return;
  await tx.update(groups).set({ carriesOver: true }).where(inArray(groups.id, groupIds));
}
