import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { matches, roundLevels, teamCategories, teams } from '../../platform/database/schema/index.ts';
import type { MatchRow } from './snapshot-rows.ts';

/** The matches of these groups, and matches without a group that wait for a standing of one of them. */
export async function findMatchesAround(groupIds: readonly number[], tx: Db | Tx): Promise<MatchRow[]> {
  return tx.select().from(matches).where(around(groupIds)).orderBy(asc(matches.id));
}

/** In ascending order, so that concurrent writers do not deadlock. */
export async function lockMatchesAround(groupIds: readonly number[], tx: Tx): Promise<void> {
  if (groupIds.length === 0) return;
  const { id } = matches;
  await tx.select({ id }).from(matches).where(around(groupIds)).orderBy(asc(id)).for('update');
}

function around(groupIds: readonly number[]) {
  const ids = [...groupIds];
  return or(
    inArray(matches.groupId, ids),
    and(
      isNull(matches.groupId),
      or(inArray(matches.homePredecessorGroupId, ids), inArray(matches.awayPredecessorGroupId, ids)),
    ),
  );
}

export async function findRoundLevels(tx: Db | Tx) {
  const { id, isBracket, weight } = roundLevels;
  return tx.select({ id, isBracket, weight }).from(roundLevels);
}

export async function findCriteria(editionId: number, tx: Db | Tx) {
  const { id, tieBreakers, tieBreakersUnfinished } = teamCategories;
  return tx
    .select({ id, tieBreakers, tieBreakersUnfinished })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
}

/** Withdrawn teams, with the chosen policy for their results, if any. */
export async function findWithdrawnTeams(editionId: number, tx: Db | Tx) {
  return tx
    .select({ id: teams.id, policy: teams.withdrawnPolicy })
    .from(teams)
    .where(and(eq(teams.editionId, editionId), eq(teams.state, 'withdrawn')));
}
