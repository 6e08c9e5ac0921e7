import { asc, eq, inArray } from 'drizzle-orm';
import type { RefereeRegistrationState } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../../../competition/index.ts';
import { updateReferees } from '../../../referees/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { editions, referees, users } from '../../../../platform/database/schema/index.ts';

/**
 * Registrations of the current edition, locked in the order of ids, with the account's e-mail and language.
 */
export async function lockAllByIds(ids: readonly number[], tx: Tx) {
  return tx
    .select({
      id: referees.id,
      revision: referees.revision,
      state: referees.registrationState,
      firstName: referees.firstName,
      lastName: referees.lastName,
      email: referees.email,
      userEmail: users.email,
      locale: users.locale,
    })
    .from(referees)
    .innerJoin(editions, ofCurrentEdition(referees.editionId))
    .leftJoin(users, eq(users.id, referees.userId))
    .where(inArray(referees.id, [...ids]))
    .orderBy(asc(referees.id))
    .for('update', { of: referees });
}

export type LockedReferee = Awaited<ReturnType<typeof lockAllByIds>>[number];

export async function updateStates(
  ids: readonly number[],
  { state, reason, now }: { state: RefereeRegistrationState; reason: string | null; now: Date },
  tx: Tx,
): Promise<void> {
  await updateReferees(ids, { registrationState: state, stateReason: reason, updatedAt: now }, tx);
}
