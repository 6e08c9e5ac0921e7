import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/index.ts';
import {
  groups,
  groupTeams,
  matches,
  matchStages,
  roundLevels,
} from '../../../platform/database/schema/index.ts';

/** The rows from which the rules infer whether a group carries results over. */
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
