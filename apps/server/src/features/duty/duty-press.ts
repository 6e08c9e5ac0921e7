import { overlap } from '@sevenmetre/rules/duty';
import { changedSince, type PressChange, type PressKind, type PressValues } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { refuse, type Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { pressRepository, recordPress } from '../undo/index.ts';
import * as dutyRepository from './duty.repository.ts';
import { type DutyState, loadDuty } from './load-duty.ts';
import * as restoredRepository from './restored.repository.ts';

interface Who {
  readonly userId: number;
  readonly at: Date;
}

type DutyPress = Extract<PressKind, 'shift-people' | 'shifts' | 'volunteers'>;

/** Keeps what the work changes of people on duty, so that it can be undone. The duty of the edition is locked. */
export function recordDuty<T>(
  { edition }: Pick<DutyState, 'edition'>,
  { kind, ...who }: Who & { readonly kind: DutyPress },
  work: () => Promise<T>,
  tx: Tx,
): Promise<T> {
  return recordPress({ kind, ...who, scope: { dutyEditionId: edition.id } }, work, tx);
}

/**
 * Puts volunteers, shifts and the people on them back as they were before a press. Refused if one of them was changed
 * since, if somebody else was put on one of the shifts, or has another shift then (UN2, UN3). Nothing is written when it
 * is refused. The duty is locked here.
 */
export async function restoreDuty(
  changes: readonly PressChange[],
  { userId, at, pressedAt }: Who & { readonly pressedAt: Date },
  tx: Tx,
): Promise<Refusal | null> {
  const edition = await findWorkingEdition(null, tx);
  if (!edition.ok) return edition;
  const editionId = edition.value.id;
  await dutyRepository.lockDuty(editionId, tx);
  const later = changedSince(changes, await pressRepository.lockSnapshot({ dutyEditionId: editionId }, tx));
  if (later.length > 0) return refuse('changed-meanwhile', { records: later.length });
  const refusal = refuseDependent(await loadDuty(edition.value, tx), changes, pressedAt);
  if (refusal) return refusal;
  // Somebody’s team, account or hall may be gone.
  if (!(await restoredRepository.canRestore(changes, tx))) return refuse('changed-meanwhile', { records: 1 });
  await restoredRepository.restore(changes, tx);
  await recordAudit(tx, {
    at,
    userId,
    action: 'duty.restored',
    subjectType: 'edition',
    subjectId: editionId,
    editionId,
    after: { records: changes.length },
  });
  return null;
}

/** What others have done since with the shifts and the people of a press. */
function refuseDependent(
  { shifts, people }: DutyState,
  changes: readonly PressChange[],
  pressedAt: Date,
): Refusal | null {
  const ofPress = new Set(changes.filter(({ record }) => record === 'shift-person').map(({ id }) => id));
  const others = people.filter(
    ({ id, answer, askedAt }) => answer !== 'declined' && askedAt > pressedAt && !ofPress.has(id),
  );
  const added = changes.filter(({ record, before }) => record === 'shift' && before === null);
  const shiftIds = new Set([
    ...added.map(({ id }) => id),
    ...returning(changes).map(({ shiftId }) => shiftId),
  ]);
  if (others.some(({ shiftId }) => shiftIds.has(shiftId))) return refuse('shift-taken-meanwhile');
  const spanOf = (shiftId: number) =>
    shifts
      .filter(({ id }) => id === shiftId)
      .map(({ startsAt, endsAt }) => spanBetween(startsAt, endsAt))[0] ?? removedSpan(changes, shiftId);
  const isBusy = returning(changes).some(({ shiftId, volunteerId }) => {
    const own = spanOf(shiftId);
    return others.some((one) => {
      const other = one.volunteerId === volunteerId ? spanOf(one.shiftId) : null;
      return own && other && overlap(own, other) > 0;
    });
  });
  return isBusy ? refuse('volunteer-busy-meanwhile') : null;
}

/** People whom the undo puts on shifts again. */
function returning(changes: readonly PressChange[]) {
  const isOn = (values: PressValues | null) => values !== null && values['answer'] !== 'declined';
  return changes.flatMap(({ record, before, after }) =>
    record === 'shift-person' && isOn(before) && !isOn(after)
      ? [{ shiftId: Number(before?.['shiftId']), volunteerId: Number(before?.['volunteerId']) }]
      : [],
  );
}

function spanBetween(startsAt: Date, endsAt: Date) {
  return { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}

/** The time of a shift that the press removed. */
function removedSpan(changes: readonly PressChange[], shiftId: number) {
  const before = changes.find(({ record, id }) => record === 'shift' && id === shiftId)?.before;
  const [startsAt, endsAt] = [before?.['startsAt'], before?.['endsAt']];
  return typeof startsAt === 'number' && typeof endsAt === 'number' ? { startsAt, endsAt } : null;
}
