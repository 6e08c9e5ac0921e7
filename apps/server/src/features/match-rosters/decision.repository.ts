import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  disciplinaryDecisions,
  editions,
  matches,
  matchParticipants,
} from '../../platform/database/schema/index.ts';

/** Disciplinary decisions on people of these teams. */
export async function findDecisions(teamIds: readonly number[], tx: Db | Tx) {
  if (teamIds.length === 0) return [];
  return tx
    .select({
      matchId: matchParticipants.matchId,
      teamId: matchParticipants.teamId,
      participantId: matchParticipants.participantId,
      matches: disciplinaryDecisions.matches,
    })
    .from(disciplinaryDecisions)
    .innerJoin(matchParticipants, eq(matchParticipants.id, disciplinaryDecisions.matchParticipantId))
    .where(inArray(matchParticipants.teamId, [...teamIds]));
}

/** A later decision replaces the earlier one. */
export async function upsertDecision(row: typeof disciplinaryDecisions.$inferInsert, tx: Tx): Promise<void> {
  await tx
    .insert(disciplinaryDecisions)
    .values(row)
    .onConflictDoUpdate({ target: disciplinaryDecisions.matchParticipantId, set: row });
}

export async function deleteDecision(matchParticipantId: number, tx: Tx): Promise<void> {
  await tx
    .delete(disciplinaryDecisions)
    .where(eq(disciplinaryDecisions.matchParticipantId, matchParticipantId));
}

/** Erases the reasons of decisions of editions whose names are erased; for how many matches stays. */
export async function forgetReasons(db: Db): Promise<void> {
  const old = db
    .select({ id: matchParticipants.id })
    .from(matchParticipants)
    .innerJoin(matches, eq(matches.id, matchParticipants.matchId))
    .innerJoin(editions, eq(editions.id, matches.editionId))
    .where(isNotNull(editions.namesErasedAt));
  await db
    .update(disciplinaryDecisions)
    .set({ reason: '' })
    .where(and(inArray(disciplinaryDecisions.matchParticipantId, old), ne(disciplinaryDecisions.reason, '')));
}
