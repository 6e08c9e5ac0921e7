import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  groups,
  groupTeams,
  matches,
  matchStages,
  roundLevels,
} from '../../../platform/database/schema/index.ts';
import { changed, recordset } from './structure.repository.ts';
import type { Group } from '../tournament.ts';

/** The rows from which the rules guess whether a group takes results over. */
export async function findCompetitionRows(editionId: number, tx: Tx) {
  const seats = await tx
    .select({ row: groupTeams })
    .from(groupTeams)
    .innerJoin(groups, eq(groupTeams.groupId, groups.id))
    .where(eq(groups.editionId, editionId));
  return {
    groups: await tx.select().from(groups).where(eq(groups.editionId, editionId)).orderBy(asc(groups.id)),
    seats: seats.map(({ row }) => row),
    matches: await tx.select().from(matches).where(eq(matches.editionId, editionId)),
    roundLevels: await tx.select().from(roundLevels),
    stages: await tx.select().from(matchStages),
  };
}

/** Marks groups as the folder says; of the others it says nothing. Returns how many have changed. */
export async function updateSaidCarryOver(
  editionId: number,
  rows: readonly Group[],
  tx: Tx,
): Promise<number> {
  return changed(
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
