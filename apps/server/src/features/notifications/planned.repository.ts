import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Planned } from '@sevenmetre/rules/notifications';
import type { Tx } from '../../platform/database/index.ts';
import {
  editions,
  groupTeams,
  matches,
  matchStages,
  pushChoices,
  pushPlanned,
  teams,
} from '../../platform/database/schema/index.ts';

export interface PlanDifference {
  readonly matchId: number;
  readonly before: Planned;
  readonly after: Planned;
  readonly isCancelled: boolean;
}

/** A team of the match has withdrawn without a walkover, or a seat of its group was left empty: unless it begins, it is not played (MA54, BR26). */
const isOff = sql<boolean>`(${matches.walkOver} is null and (exists (select 1 from ${teams}
  where ${teams.id} in (${matches.homeTeamId}, ${matches.awayTeamId}) and ${teams.state} = 'withdrawn')
  or exists (select 1 from ${groupTeams} s where s.group_id = ${matches.groupId} and s.by_hand and s.team_id is null)))`;

/** Time and hall of a match that is to be played. */
const expectedAt = sql<Date | null>`case when not ${isOff} then ${matches.startsAt} end`;
const expectedIn = sql<number | null>`case when not ${isOff} then ${matches.placeId} end`;

/** Its time or hall is not what followers know. */
const isOther = sql`(${expectedAt}, ${expectedIn}) is distinct from (${pushPlanned.startsAt}, ${pushPlanned.placeId})`;

/** Stores time and hall of matches of the current edition that followers have not been notified of before. */
export async function learnNewMatches(tx: Tx): Promise<void> {
  const { id: matchId } = matches;
  const [startsAt, placeId] = [expectedAt.as('starts_at'), expectedIn.as('place_id')];
  await tx
    .insert(pushPlanned)
    .select(
      tx
        .select({ matchId, startsAt, placeId })
        .from(matches)
        .innerJoin(editions, eq(editions.id, matches.editionId))
        .where(and(editions.isCurrent, isNull(matches.cancelledAt))),
    )
    .onConflictDoNothing();
}

/** Matches whose time or hall differs from what followers know; cancelled ones have neither. */
export async function findDifferences(tx: Tx): Promise<PlanDifference[]> {
  const rows = await tx
    .select({
      matchId: matches.id,
      knownStart: pushPlanned.startsAt,
      knownPlace: pushPlanned.placeId,
      startsAt: expectedAt.mapWith(matches.startsAt),
      placeId: expectedIn,
      cancelledAt: matches.cancelledAt,
      isOff,
    })
    .from(pushPlanned)
    .innerJoin(matches, eq(matches.id, pushPlanned.matchId))
    .where(isOther);
  return rows.map(({ matchId, knownStart, knownPlace, startsAt, placeId, cancelledAt, isOff: off }) => ({
    matchId,
    before: { startsAt: knownStart?.getTime() ?? null, placeId: knownPlace },
    after: { startsAt: startsAt?.getTime() ?? null, placeId },
    isCancelled: cancelledAt !== null || off,
  }));
}

/** Marks all differences as known to followers. */
export async function learnDifferences(tx: Tx): Promise<void> {
  await tx
    .update(pushPlanned)
    .set({ startsAt: expectedAt, placeId: expectedIn })
    .from(matches)
    .where(and(eq(matches.id, pushPlanned.matchId), isOther));
}

/**
 * Number of browsers that get a message about a moved or cancelled match (NO9, NO10) once the transaction is
 * committed.
 */
export async function countFollowersToNotify(tx: Tx): Promise<number> {
  const moved = await tx
    .select({ home: matches.homeTeamId, away: matches.awayTeamId, cancelled: matches.cancelled })
    .from(pushPlanned)
    .innerJoin(matches, eq(matches.id, pushPlanned.matchId))
    .innerJoin(matchStages, eq(matchStages.id, matches.stageId))
    .where(and(isOther, eq(matchStages.code, 'not_started'), isNull(matches.walkOver)));
  const ids = moved.flatMap(({ home, away, cancelled }) =>
    cancelled === null ? [home, away] : [cancelled.homeTeamId, cancelled.awayTeamId],
  );
  const teamIds = [...new Set(ids.filter((id) => id !== null))];
  if (teamIds.length === 0) return 0;
  const [row] = await tx
    .select({ count: countDistinct(pushChoices.subscriptionId) })
    .from(pushChoices)
    .where(inArray(pushChoices.teamId, teamIds));
  return row?.count ?? 0;
}
