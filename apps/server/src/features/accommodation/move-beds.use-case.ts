import { bedsLeft } from '@sevenmetre/rules/accommodation';
import type { Actor } from '@sevenmetre/rules/permissions';
import { recordAudit } from '../audit/index.ts';
import * as allotments from './allotment.repository.ts';
import type { BedsOutcome } from './give-beds.use-case.ts';
import { recordBeds } from './undo-beds.ts';
import * as lodgings from './lodging.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';

/**
 * Moves all beds of a guest to another lodging in one transaction, so that the guest is never without a bed.
 */
export function moveBeds(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  { id, lodgingId }: { readonly id: number; readonly lodgingId: number },
): Promise<BedsOutcome> {
  return database.transaction(async (tx) => {
    const row = await allotments.lockById(id, tx);
    if (!row) return refuse('allotment-unknown');
    if (row.lodgingId === lodgingId) return done({ id });
    const locked = await allotments.lockGuest(row.guest, tx);
    const lodging = await lodgings.lockById(lodgingId, tx);
    if (!locked || !lodging) return refuse('lodging-unknown');
    const allotted = await lodgings.findAllotted(lodgingId, tx);
    if (bedsLeft({ ...lodging, allotted }) < row.persons) return refuse('lodging-full');
    const who = { userId, at: clock.now() };
    return recordBeds(
      who,
      [row.guest],
      async () => {
        await allotments.updateLodging(id, lodgingId, tx);
        await allotments.updatePlace(row.guest, lodging.placeId, tx);
        const { persons, guest } = row;
        const of = { persons, guest: guest.kind, guestId: guest.id };
        await recordAudit(tx, {
          ...who,
          action: 'accommodation.moved',
          subjectType: locked.subject.type,
          subjectId: locked.subject.id,
          before: { ...of, lodgingId: row.lodgingId },
          after: { ...of, lodgingId },
        });
        return done({ id });
      },
      tx,
    );
  });
}
