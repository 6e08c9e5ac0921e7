import { overlap } from '@sevenmetre/rules/duty';
import { changedSince, type PressChange, type PressKind, type PressValues } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { refuse, type Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { pressRepository, recordPress } from '../undo/index.ts';
import * as dutyRepository from './duty.repository.ts';
import { type DutyState, loadDuty } from './load-duty.ts';
import * as dutyRows from './duty-rows.repository.ts';

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
  const records = await dutyRows.countBlocked(changes, tx);
  if (records > 0) return refuse('changed-meanwhile', { records });
  await dutyRows.restore(changes, tx);
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
  const spanOf = (shiftId: number) => spanAfterUndo(shifts, changes, shiftId);
  const isBusy =
    returning(changes).some((one) => hasOther(one, others, spanOf)) ||
    staying(people, changes).some((one) => hasOther(one, outsideOf(people, changes, pressedAt), spanOf));
  return isBusy ? refuse('volunteer-busy-meanwhile') : null;
}

/** People whom the undo puts on shifts again. */
function returning(changes: readonly PressChange[]) {
  return changes.flatMap(({ record, before, after }) =>
    record === 'shift-person' && isOn(before) && !isOn(after)
      ? [{ shiftId: Number(before?.['shiftId']), volunteerId: Number(before?.['volunteerId']) }]
      : [],
  );
}

/** People who stay on shifts whose times the undo changes. */
function staying(people: DutyState['people'], changes: readonly PressChange[]) {
  const moved = new Set(
    changes
      .filter(({ record, before, after }) => record === 'shift' && isMoved(before, after))
      .map(({ id }) => id),
  );
  const goes = new Set(
    changes.filter(({ record, before }) => record === 'shift-person' && !isOn(before)).map(({ id }) => id),
  );
  return people.filter(
    ({ id, shiftId, answer }) => answer !== 'declined' && moved.has(shiftId) && !goes.has(id),
  );
}

function isOn(values: PressValues | null): boolean {
  return values !== null && values['answer'] !== 'declined';
}

function isMoved(before: PressValues | null, after: PressValues | null): boolean {
  if (before === null || after === null) return false;
  return before['startsAt'] !== after['startsAt'] || before['endsAt'] !== after['endsAt'];
}

/** People on shifts that the press left alone, or put on since: what was together before the press may be again. */
function outsideOf(people: DutyState['people'], changes: readonly PressChange[], pressedAt: Date) {
  const ofPress = new Set(changes.filter(({ record }) => record === 'shift').map(({ id }) => id));
  return people.filter(
    ({ shiftId, answer, askedAt }) => answer !== 'declined' && (!ofPress.has(shiftId) || askedAt > pressedAt),
  );
}

type OnShift = Pick<DutyState['people'][number], 'shiftId' | 'volunteerId'>;

/** Whether somebody has another shift at the time of a shift. */
function hasOther(
  { shiftId, volunteerId }: OnShift,
  others: readonly OnShift[],
  spanOf: (shiftId: number) => Span | null,
): boolean {
  const own = spanOf(shiftId);
  return others.some((one) => {
    const isOther = one.volunteerId === volunteerId && one.shiftId !== shiftId;
    const other = isOther ? spanOf(one.shiftId) : null;
    return own !== null && other !== null && overlap(own, other) > 0;
  });
}

/** Milliseconds. */
interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The time of a shift after the undo; null: there is no such shift then. */
function spanAfterUndo(
  shifts: DutyState['shifts'],
  changes: readonly PressChange[],
  shiftId: number,
): Span | null {
  const change = changes.find(({ record, id }) => record === 'shift' && id === shiftId);
  if (!change) {
    const shift = shifts.find(({ id }) => id === shiftId);
    return shift ? { startsAt: shift.startsAt.getTime(), endsAt: shift.endsAt.getTime() } : null;
  }
  const [startsAt, endsAt] = [change.before?.['startsAt'], change.before?.['endsAt']];
  return typeof startsAt === 'number' && typeof endsAt === 'number' ? { startsAt, endsAt } : null;
}
