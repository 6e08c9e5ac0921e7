import type { AllotmentBody } from '@sevenmetre/contract/accommodation/schemas';
import { bedsLeft, bedsNeeded } from '@sevenmetre/rules/accommodation';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as allotments from './allotment.repository.ts';
import type { LockedGuest } from './allotment.repository.ts';
import { recordBeds } from './undo-beds.ts';
import * as lodgings from './lodging.repository.ts';
import { findSuggestion } from './read-accommodation.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** The lodging or the beds that were changed. */
export type BedsOutcome = Outcome<{ readonly id: number }>;

/**
 * Gives beds of a lodging to a guest, if that many are left there and the guest needs them. Guest and lodging
 * are locked, so that concurrent calls cannot give the last bed or the same guest's beds twice. A suggestion
 * is computed again here, and refused if it has changed (AC5).
 */
export function giveBeds(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { lodgingId, guest, persons, suggested }: AllotmentBody,
): Promise<BedsOutcome> {
  return database.transaction(async (tx) => {
    const locked = await allotments.lockGuest(guest, tx);
    if (!locked) return refuse('guest-unknown');
    const lodging = await lodgings.lockById(lodgingId, tx);
    if (!lodging) return refuse('lodging-unknown');
    if (suggested && (await findSuggestion(lodging.editionId, guest, tx)) !== lodgingId)
      return refuse('suggestion-changed');
    if (bedsNeeded(locked) < persons) return refuse('guest-has-beds');
    const allotted = await lodgings.findAllotted(lodgingId, tx);
    if (bedsLeft({ ...lodging, allotted }) < persons) return refuse('lodging-full');
    const who = { userId: actor.userId, at: clock.now() };
    return recordBeds(
      who,
      [guest],
      async () => {
        const id = await allotments.insert({ lodgingId, guest, persons }, tx);
        await allotments.updatePlace(guest, lodging.placeId, tx);
        const entry = {
          action: 'accommodation.given',
          after: { lodgingId, persons, guest: guest.kind, guestId: guest.id },
        };
        await audit(entry, locked.subject, who, tx);
        return done({ id });
      },
      tx,
    );
  });
}

/** Takes beds back. */
export function takeBedsBack(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<BedsOutcome> {
  return database.transaction(async (tx) => {
    const row = await allotments.lockById(id, tx);
    if (!row) return refuse('allotment-unknown');
    const locked = await allotments.lockGuest(row.guest, tx);
    const who = { userId: actor.userId, at: clock.now() };
    return recordBeds(
      who,
      [row.guest],
      async () => {
        await allotments.deleteById(id, tx);
        if (!locked) return done({ id });
        if (locked.allotted === row.persons) await allotments.updatePlace(row.guest, null, tx);
        const { lodgingId, persons, guest } = row;
        const entry = {
          action: 'beds.taken',
          before: { lodgingId, persons, guest: guest.kind, guestId: guest.id },
        };
        await audit(entry, locked.subject, who, tx);
        return done({ id });
      },
      tx,
    );
  });
}

function audit(
  entry: { readonly action: string; readonly before?: object; readonly after?: object },
  { type, id }: LockedGuest['subject'],
  who: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<void> {
  return recordAudit(tx, { ...entry, ...who, subjectType: type, subjectId: id });
}
