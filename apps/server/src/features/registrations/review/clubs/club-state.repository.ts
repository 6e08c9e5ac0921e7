import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { clubRepository, ofCurrentEdition } from '../../../competition/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { clubs, editions, teams } from '../../../../platform/database/schema/index.ts';

/** Registrations of the current edition, locked in the order of ids. */
export async function lockAllByIds(ids: readonly number[], tx: Tx) {
  return tx
    .select({
      id: clubs.id,
      revision: clubs.revision,
      state: clubs.registrationState,
      name: clubs.name,
      locale: clubs.locale,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(inArray(clubs.id, [...ids]))
    .orderBy(asc(clubs.id))
    .for('update', { of: clubs });
}

export type LockedClub = Awaited<ReturnType<typeof lockAllByIds>>[number];

export async function updateStates(
  ids: readonly number[],
  { state, reason, now }: { state: RegistrationState; reason: string | null; now: Date },
  tx: Tx,
): Promise<void> {
  await clubRepository.update(ids, { registrationState: state, stateReason: reason, updatedAt: now }, tx);
}

/** Number of teams of these clubs on the waiting list. */
export async function countWaitingByClubIds(
  ids: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ clubId: teams.clubId, count: sql<number>`count(*)::int` })
    .from(teams)
    .where(and(inArray(teams.clubId, [...ids]), eq(teams.state, 'waiting')))
    .groupBy(teams.clubId);
  return new Map(rows.map(({ clubId, count }) => [clubId, count]));
}
