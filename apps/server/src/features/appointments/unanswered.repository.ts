import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { appointments, matches } from '../../platform/database/schema/index.ts';

/** Matches of an edition whose pair was asked and has not answered, with the time of the question. */
export async function findUnanswered(
  editionId: number,
  tx: Tx,
): Promise<{ readonly matchId: number; readonly askedAt: Date }[]> {
  const { matchId, askedAt, pairId, toldPairId, answer } = appointments;
  const rows = await tx
    .select({ matchId, askedAt })
    .from(appointments)
    .innerJoin(matches, and(eq(matches.id, matchId), isNull(matches.cancelledAt)))
    .where(and(eq(matches.editionId, editionId), eq(pairId, toldPairId), isNull(answer), isNotNull(askedAt)));
  return rows.flatMap(({ askedAt: at, ...row }) => (at === null ? [] : [{ ...row, askedAt: at }]));
}
