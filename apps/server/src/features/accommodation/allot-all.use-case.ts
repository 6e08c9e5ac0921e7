import type { AllotmentPlan, AllotmentPlanBody } from '@sevenmetre/contract/accommodation/allotment-plan';
import { allotAll } from '@sevenmetre/rules/accommodation';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository } from '../competition/index.ts';
import * as allotments from './allotment.repository.ts';
import type { GuestRow } from './guest.repository.ts';
import { recordBeds } from './undo-beds.ts';
import * as lodgingRepository from './lodging.repository.ts';
import { findBeds, guestBody, placesOfClubs, waitingGuests } from './read-accommodation.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

interface Proposal {
  readonly plan: AllotmentPlan;
  readonly placeOf: ReadonlyMap<number, number>;
}

/** A proposal of beds for all guests that still need some. Stores nothing. */
export function previewAllotments({ database }: UseCaseContext): Promise<Outcome<AllotmentPlan>> {
  return database.transaction(
    async (tx) => {
      const editionId = await lodgingRepository.findCurrentEditionId(tx);
      return editionId === null ? refuse('edition-missing') : done((await propose(editionId, tx)).plan);
    },
    { accessMode: 'read only' },
  );
}

/**
 * Gives all beds of a proposal at once. The proposal is computed again under the edition's lock, and refused
 * with `suggestion-changed` if it differs from the one that was shown.
 */
export function giveAllBeds(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  { seen }: AllotmentPlanBody,
): Promise<Outcome<AllotmentPlan>> {
  return database.transaction(async (tx) => {
    const editionId = await lodgingRepository.findCurrentEditionId(tx);
    if (editionId === null) return refuse('edition-missing');
    await editionRepository.lockById(editionId, tx);
    await lodgingRepository.lockAll(editionId, tx);
    const { plan, placeOf } = await propose(editionId, tx);
    if (JSON.stringify(plan.proposed.map(keyOf)) !== JSON.stringify(seen))
      return refuse('suggestion-changed');
    const who = { userId, at: clock.now() };
    const guests = plan.proposed.map(({ guest: { kind, id } }) => ({ kind, id }));
    const refusal = await recordBeds(who, guests, () => giveProposed({ plan, placeOf }, who, tx), tx);
    return refusal ?? done((await propose(editionId, tx)).plan);
  });
}

/** null: every bed is given. */
async function giveProposed(
  { plan, placeOf }: Proposal,
  who: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<Refusal | null> {
  for (const { guest, lodgingId, persons } of plan.proposed) {
    const { kind, id } = guest;
    const locked = await allotments.lockGuest({ kind, id }, tx);
    if (!locked || locked.persons - locked.allotted < persons) return refuse('suggestion-changed');
    await allotments.insert({ lodgingId, guest: { kind, id }, persons }, tx);
    await allotments.updatePlace({ kind, id }, placeOf.get(lodgingId) ?? null, tx);
    await recordAudit(tx, {
      ...who,
      action: 'accommodation.given',
      subjectType: locked.subject.type,
      subjectId: locked.subject.id,
      after: { lodgingId, persons, guest: kind, guestId: id },
    });
  }
  return null;
}

async function propose(editionId: number, tx: Tx): Promise<Proposal> {
  const beds = await findBeds(editionId, tx);
  const waiting = waitingGuests(beds);
  const proposed = allotAll(waiting, beds.lodgings, placesOfClubs(beds));
  const isPlaced = (guest: GuestRow) => proposed.some((one) => one.guest === guest);
  return {
    plan: {
      proposed: proposed.map(({ guest, lodgingId, persons }) => ({
        guest: guestBody(guest),
        lodgingId,
        persons,
      })),
      left: waiting.filter((guest) => !isPlaced(guest)).map(guestBody),
    },
    placeOf: new Map(beds.lodgings.map(({ id, placeId }) => [id, placeId])),
  };
}

function keyOf({ guest, lodgingId, persons }: AllotmentPlan['proposed'][number]) {
  return { kind: guest.kind, id: guest.id, lodgingId, persons };
}
