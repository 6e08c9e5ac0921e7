import type { Outcome } from '../../platform/outcome/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { insertAccepted } from './appointment.repository.ts';
import { mutualPairs } from './change-pairs.use-case.ts';
import { lockBoard } from './load-board.ts';
import { insertPairs } from './pair.repository.ts';

export interface EnteredAppointments {
  /** Matches from then on have no pair yet. */
  readonly until: Date;
  /** For each referee and match, in minor units. */
  readonly fee: number;
}

/**
 * Makes pairs of referees of the current edition who have named each other, and appoints each to the earlier matches at which both
 * are entered, as if it had been notified and had accepted, for the demo.
 */
export function enterAppointments(
  { database, clock }: UseCaseContext,
  { until, fee }: EnteredAppointments,
): Promise<Outcome<null>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const board = locked.value;
    await insertPairs(
      mutualPairs(board).map((pair) => ({ ...pair, fee })),
      tx,
    );
    await insertAccepted(board.edition.id, { until, now: clock.now() }, tx);
    return done(null);
  });
}
