import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Planned } from '@sevenmetre/rules/notifications';
import type { Tx } from '../../platform/database/index.ts';
import { editions, matches, pushPlanned } from '../../platform/database/schema/index.ts';

export interface PlanDifference {
  readonly matchId: number;
  readonly before: Planned;
  readonly after: Planned;
  readonly isCancelled: boolean;
}

/** From now on followers know when and where the matches of the current edition are, as far as they knew nothing of them. */
export async function learnNewMatches(tx: Tx): Promise<void> {
  const { id: matchId, startsAt, placeId } = matches;
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
      startsAt: matches.startsAt,
      placeId: matches.placeId,
      cancelledAt: matches.cancelledAt,
    })
    .from(pushPlanned)
    .innerJoin(matches, eq(matches.id, pushPlanned.matchId))
    .where(
      sql`(${matches.startsAt}, ${matches.placeId}) is distinct from (${pushPlanned.startsAt}, ${pushPlanned.placeId})`,
    );
  return rows.map(({ matchId, knownStart, knownPlace, startsAt, placeId, cancelledAt }) => ({
    matchId,
    before: { startsAt: knownStart?.getTime() ?? null, placeId: knownPlace },
    after: { startsAt: startsAt?.getTime() ?? null, placeId },
    isCancelled: cancelledAt !== null,
  }));
}

/** Followers know of all differences now. */
export async function learnDifferences(tx: Tx): Promise<void> {
  await tx
    .update(pushPlanned)
    .set({ startsAt: sql`${matches.startsAt}`, placeId: sql`${matches.placeId}` })
    .from(matches)
    .where(
      and(
        eq(matches.id, pushPlanned.matchId),
        sql`(${matches.startsAt}, ${matches.placeId}) is distinct from (${pushPlanned.startsAt}, ${pushPlanned.placeId})`,
      ),
    );
}
