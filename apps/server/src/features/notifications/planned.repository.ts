import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Planned } from '@sevenmetre/rules/notifications';
import type { Tx } from '../../platform/database/index.ts';
import { editions, matches, pushPlanned, teams } from '../../platform/database/schema/index.ts';

export interface PlanDifference {
  readonly matchId: number;
  readonly before: Planned;
  readonly after: Planned;
  readonly isCancelled: boolean;
}

/** A team of the match has withdrawn and no walkover says how it ended: until it begins all the same, nobody plays it (MA54). */
const isOff = sql<boolean>`(${matches.walkOver} is null and exists (select 1 from ${teams}
  where ${teams.id} in (${matches.homeTeamId}, ${matches.awayTeamId}) and ${teams.state} = 'withdrawn'))`;

/** When and where the match is to be played, as far as somebody plays it. */
const expectedAt = sql<Date | null>`case when not ${isOff} then ${matches.startsAt} end`;
const expectedIn = sql<number | null>`case when not ${isOff} then ${matches.placeId} end`;

/** From now on followers know when and where the matches of the current edition are, as far as they knew nothing of them. */
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

/** Matches whose time or hall is another one than followers believe; cancelled ones have neither. */
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
    .where(
      sql`(${expectedAt}, ${expectedIn}) is distinct from (${pushPlanned.startsAt}, ${pushPlanned.placeId})`,
    );
  return rows.map(({ matchId, knownStart, knownPlace, startsAt, placeId, cancelledAt, isOff: off }) => ({
    matchId,
    before: { startsAt: knownStart?.getTime() ?? null, placeId: knownPlace },
    after: { startsAt: startsAt?.getTime() ?? null, placeId },
    isCancelled: cancelledAt !== null || off,
  }));
}

/** Followers know of all differences now. */
export async function learnDifferences(tx: Tx): Promise<void> {
  await tx
    .update(pushPlanned)
    .set({ startsAt: expectedAt, placeId: expectedIn })
    .from(matches)
    .where(
      and(
        eq(matches.id, pushPlanned.matchId),
        sql`(${expectedAt}, ${expectedIn}) is distinct from (${pushPlanned.startsAt}, ${pushPlanned.placeId})`,
      ),
    );
}
