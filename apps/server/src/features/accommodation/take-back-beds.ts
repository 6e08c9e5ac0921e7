import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as allotments from './allotment.repository.ts';
import { type LeavingGuests, findOfGuests } from './leaving-guest.repository.ts';

/**
 * Takes back the beds of guests that do not come any more, in the transaction that withdraws teams or
 * declines clubs.
 * @returns the number of freed beds
 */
export async function takeBackBeds(
  guests: LeavingGuests,
  who: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<number> {
  let freed = 0;
  for (const { id, lodgingId, persons, guest } of await findOfGuests(guests, tx)) {
    const locked = await allotments.lockGuest(guest, tx);
    if (!locked) continue;
    await allotments.deleteById(id, tx);
    await allotments.updatePlace(guest, null, tx);
    freed += persons;
    await recordAudit(tx, {
      ...who,
      action: 'beds.taken',
      subjectType: locked.subject.type,
      subjectId: locked.subject.id,
      before: { lodgingId, persons, guest: guest.kind, guestId: guest.id },
    });
  }
  return freed;
}
