import type { PressChange, PressValues } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { refuse, type Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { recordPress } from '../undo/index.ts';
import * as allotments from './allotment.repository.ts';
import type { AllotmentRow, GuestKey } from './allotment.repository.ts';
import * as lodgings from './lodging.repository.ts';

interface Who {
  readonly userId: number;
  readonly at: Date;
}

/** Keeps what the work changes of the beds of these guests, so that it can be undone. */
export function recordBeds<T>(
  who: Who,
  guests: readonly GuestKey[],
  work: () => Promise<T>,
  tx: Tx,
): Promise<T> {
  const idsOf = (kind: GuestKey['kind']) => guests.filter((guest) => guest.kind === kind).map(({ id }) => id);
  const scope = {
    teamIds: idsOf('team'),
    extraPersonIds: idsOf('extra-persons'),
    refereeIds: idsOf('referee'),
  };
  return recordPress({ kind: 'beds', ...who, scope }, work, tx);
}

/**
 * Gives beds back as they were before a press. The caller has locked the guests and found that nothing was changed
 * since; a lodging may be gone or full by other guests. Nothing is written when it is refused.
 */
export async function restoreBeds(
  changes: readonly PressChange[],
  who: Who,
  tx: Tx,
): Promise<Refusal | null> {
  const refusal = await refuseFull(changes, tx);
  if (refusal) return refusal;
  for (const { id, before, after } of changes) {
    if (after !== null && before !== null)
      await allotments.updateLodging(id, numberOf(before, 'lodgingId'), tx);
    else if (before === null) await allotments.deleteById(id, tx);
    else await allotments.restore(rowOf(id, before), tx);
    await record({ id, before, after }, who, tx);
  }
  return null;
}

/** Lodgings are locked in the order of ids. */
async function refuseFull(changes: readonly PressChange[], tx: Tx): Promise<Refusal | null> {
  const persons = new Map<number, number>();
  const add = (values: PressValues | null, sign: 1 | -1) => {
    if (values === null) return;
    const lodgingId = numberOf(values, 'lodgingId');
    persons.set(lodgingId, (persons.get(lodgingId) ?? 0) + sign * numberOf(values, 'persons'));
  };
  for (const { before, after } of changes) {
    add(before, 1);
    add(after, -1);
  }
  for (const [lodgingId, more] of [...persons].toSorted(([one], [other]) => one - other)) {
    const lodging = await lodgings.lockById(lodgingId, tx);
    if (more <= 0) continue;
    if (!lodging) return refuse('changed-meanwhile', { lodgingId });
    if ((await lodgings.findAllotted(lodgingId, tx)) + more > lodging.capacity) return refuse('lodging-full');
  }
  return null;
}

function rowOf(id: number, values: PressValues): AllotmentRow {
  const { teamId, extraPersonGroupId, refereeId } = values;
  const guest: GuestKey =
    typeof teamId === 'number'
      ? { kind: 'team', id: teamId }
      : typeof extraPersonGroupId === 'number'
        ? { kind: 'extra-persons', id: extraPersonGroupId }
        : { kind: 'referee', id: Number(refereeId) };
  return { id, lodgingId: numberOf(values, 'lodgingId'), persons: numberOf(values, 'persons'), guest };
}

function numberOf(values: PressValues, name: 'lodgingId' | 'persons'): number {
  return Number(values[name]);
}

/** The history shows the opposite of what the press did. */
async function record({ id, before, after }: Omit<PressChange, 'record'>, who: Who, tx: Tx): Promise<void> {
  const row = rowOf(id, before ?? after ?? {});
  const locked = await allotments.lockGuest(row.guest, tx);
  if (!locked) return;
  const of = (values: PressValues) => ({
    lodgingId: numberOf(values, 'lodgingId'),
    persons: numberOf(values, 'persons'),
    guest: row.guest.kind,
    guestId: row.guest.id,
  });
  const action =
    before === null ? 'beds.taken' : after === null ? 'accommodation.given' : 'accommodation.moved';
  await recordAudit(tx, {
    ...who,
    action,
    subjectType: locked.subject.type,
    subjectId: locked.subject.id,
    ...(after === null ? {} : { before: of(after) }),
    ...(before === null ? {} : { after: of(before) }),
  });
}
