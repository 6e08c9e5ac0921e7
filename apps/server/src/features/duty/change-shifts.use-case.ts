import type {
  ShiftBody,
  ShiftPersonBody,
  ShiftRenewal,
  ShiftsRenewBody,
} from '@sevenmetre/contract/duty/schemas';
import { fillShifts, gapOf, type PlannedShift, type ShiftRenewal as Renewal } from '@sevenmetre/rules/duty';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { saveReporterPresence } from '../auth/index.ts';
import { findWorkingEdition, utcText } from '../competition/index.ts';
import * as dutyRepository from './duty.repository.ts';
import { recordDuty } from './duty-press.ts';
import { type DutyState, dutyPeople, filledShifts, loadDuty, renewalOf, travelOf } from './load-duty.ts';
import * as shiftRepository from './shift.repository.ts';
import type { ShiftRow } from './shift.repository.ts';

const ok = { status: 'ok' as const };

/** People on duty of the current edition, locked, for a change. */
export async function changeDuty<T>(
  { database }: Pick<UseCaseContext, 'database'>,
  change: (state: DutyState, tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return database.transaction(async (tx) => {
    const edition = await findWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    await dutyRepository.lockDuty(edition.value.id, tx);
    return change(await loadDuty(edition.value, tx), tx);
  });
}

/**
 * Makes shifts from the published schedule. Nothing is stored without the counts that the organiser has seen, nor
 * if they have changed.
 */
export function renewShiftsOf(
  context: UseCaseContext,
  { userId }: Actor,
  { settings, confirmed }: ShiftsRenewBody,
): Promise<Outcome<ShiftRenewal>> {
  return changeDuty(context, async (state, tx) => {
    if (state.matches.length === 0) return refuse('schedule-missing');
    const now = context.clock.now();
    const renewal = renewalOf(state, settings, now);
    const counts = countsOf(renewal);
    if (confirmed === null) return done(renewalBody(state, renewal, false));
    const isSame =
      confirmed.added === counts.added &&
      confirmed.moved === counts.moved &&
      confirmed.removed === counts.removed;
    if (!isSame) return refuse('shifts-changed', counts);
    await dutyRepository.updateSettings(state.edition.id, settings, tx);
    const press = { kind: 'shifts', userId, at: now } as const;
    await recordDuty(state, press, () => storeRenewal(state, renewal, now, tx), tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'duty.shifts-renewed',
      subjectType: 'edition',
      subjectId: state.edition.id,
      editionId: state.edition.id,
      after: { ...counts, settings },
    });
    return done(renewalBody(state, renewal, true));
  });
}

function countsOf({ added, moved, removed }: Renewal) {
  return { added: added.length, moved: moved.length, removed: removed.length };
}

async function storeRenewal(
  { edition }: DutyState,
  { added, moved, removed }: Renewal,
  now: Date,
  tx: Tx,
): Promise<void> {
  const times = ({ startsAt, endsAt, needed }: PlannedShift) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    needed,
  });
  await shiftRepository.deleteAll(
    removed.map(({ id }) => id),
    tx,
  );
  for (const { id, after } of moved) await shiftRepository.update(id, times(after), tx);
  await shiftRepository.askAgain(
    moved.filter(({ asksAgain }) => asksAgain).map(({ id }) => id),
    now,
    tx,
  );
  await shiftRepository.insertAll(
    added.map((shift) => ({
      editionId: edition.id,
      placeId: shift.placeId,
      day: shift.day,
      kind: shift.kind,
      ...times(shift),
    })),
    tx,
  );
}

function renewalBody(state: DutyState, renewal: Renewal, isStored: boolean): ShiftRenewal {
  const plannedBody = ({ placeId, day, kind, startsAt, endsAt }: PlannedShift) => ({
    placeId,
    day,
    kind,
    startsAt: utcText(new Date(startsAt)),
    endsAt: utcText(new Date(endsAt)),
  });
  return {
    ...countsOf(renewal),
    kept: renewal.kept,
    movedPeople: renewal.moved
      .filter(({ people }) => people > 0)
      .map(({ id, before, after, asksAgain }) => ({
        before: plannedBody(before),
        after: plannedBody(after),
        names: namesOn(state, id),
        asksAgain,
      })),
    removedPeople: renewal.removed
      .filter(({ people }) => people > 0)
      .map((shift) => ({ before: plannedBody(shift), names: namesOn(state, shift.id) })),
    isStored,
  };
}

function namesOn({ people, volunteers }: DutyState, id: number): string[] {
  const ids = people
    .filter(({ shiftId, answer }) => shiftId === id && answer !== 'declined')
    .map(({ volunteerId }) => volunteerId);
  return volunteers
    .filter((one) => ids.includes(one.id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

/** Puts free people on shifts that have not begun, and asks them. */
export function fillGaps(
  context: UseCaseContext,
  { userId }: Actor,
): Promise<Outcome<{ placed: number; missing: number }>> {
  return changeDuty(context, async (state, tx) => {
    const now = context.clock.now();
    const all = filledShifts(state);
    // Those that have begun keep people from others, but get nobody.
    const open = all.map((shift) => (shift.startsAt > now.getTime() ? shift : { ...shift, needed: 0 }));
    const placed = fillShifts(open, dutyPeople(state), travelOf(state));
    const rows = placed.map(({ shiftId, personId }) => ({
      shiftId,
      volunteerId: personId,
      answer: 'asked' as const,
      askedAt: now,
    }));
    const press = { kind: 'shift-people', userId, at: now } as const;
    await recordDuty(state, press, () => shiftRepository.insertPeople(rows, tx), tx);
    const missing = open.reduce((sum, shift) => sum + gapOf(shift), 0) - placed.length;
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'duty.filled',
      subjectType: 'edition',
      subjectId: state.edition.id,
      editionId: state.edition.id,
      after: { placed: placed.length, missing },
    });
    return done({ placed: placed.length, missing });
  });
}

/** Changes a shift by hand; from then on the schedule does not change it. Other times ask again who has confirmed. */
export function saveShift(
  context: UseCaseContext,
  { userId }: Actor,
  { id, body }: { readonly id: number; readonly body: ShiftBody },
): Promise<Outcome<typeof ok>> {
  return changeDuty(context, async (state, tx) => {
    const before = state.shifts.find((shift) => shift.id === id);
    if (!before) return refuse('shift-unknown');
    const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)];
    if (startsAt >= endsAt) return refuse('shift-times-wrong');
    const now = context.clock.now();
    const save = async () => {
      await shiftRepository.update(id, { startsAt, endsAt, needed: body.needed, byHand: true }, tx);
      if (startsAt < before.startsAt || endsAt > before.endsAt) await shiftRepository.askAgain([id], now, tx);
    };
    await recordDuty(state, { kind: 'shifts', userId, at: now }, save, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'shift.updated',
      subjectType: 'shift',
      subjectId: id,
      editionId: state.edition.id,
      before: {
        startsAt: utcText(before.startsAt),
        endsAt: utcText(before.endsAt),
        needed: before.needed,
      },
      after: body,
    });
    return done(ok);
  });
}

export interface OnShift {
  readonly shiftId: number;
  readonly volunteerId: number;
}

/** Puts somebody on a shift, or records their answer and presence, whatever the rules would say. */
export function savePerson(
  context: UseCaseContext,
  { userId }: Actor,
  { shiftId, volunteerId }: OnShift,
  { answer, present }: ShiftPersonBody,
): Promise<Outcome<typeof ok>> {
  return changeDuty(context, async (state, tx) => {
    const shift = state.shifts.find(({ id }) => id === shiftId);
    if (!shift) return refuse('shift-unknown');
    const person = state.volunteers.find(({ id }) => id === volunteerId);
    if (!person) return refuse('volunteer-unknown');
    const before = state.people.find((one) => one.shiftId === shiftId && one.volunteerId === volunteerId);
    const now = context.clock.now();
    const isSame = before?.answer === answer && (before.presentAt !== null) === present;
    if (isSame) return done(ok);
    const row = {
      shiftId,
      volunteerId,
      answer,
      askedAt: now,
      answeredAt: answer === 'asked' ? null : (before?.answeredAt ?? now),
      presentAt: present ? (before?.presentAt ?? now) : null,
    };
    const save = () => shiftRepository.savePerson(row, tx);
    // Presence is ticked there and back by the same button.
    if (before?.answer === answer) await save();
    else await recordDuty(state, { kind: 'shift-people', userId, at: now }, save, tx);
    if (present || before?.answer === answer)
      await saveTablePresence(state, shift, person.userId, row.presentAt, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'shift.person-saved',
      subjectType: 'shift',
      subjectId: shiftId,
      editionId: state.edition.id,
      before: before && { volunteerId, answer: before.answer, present: before.presentAt !== null },
      after: { volunteerId, answer, present },
    });
    return done(ok);
  });
}

/** Somebody who reports in the hall of a shift on its day is there for both (DU11). @param presentAt null: not there */
export async function saveTablePresence(
  { reporters }: DutyState,
  { placeId, day }: ShiftRow,
  userId: number | null,
  presentAt: Date | null,
  tx: Tx,
): Promise<void> {
  const own = reporters.find((one) => one.userId === userId && one.placeId === placeId && one.day === day);
  if (!own) return;
  const since = presentAt && (own.presentAt ?? presentAt);
  await saveReporterPresence(own.userId, { placeId: own.placeId, day }, since, tx);
}

/** Takes somebody off a shift; again changes nothing. */
export function removePerson(
  context: UseCaseContext,
  { userId }: Actor,
  { shiftId, volunteerId }: OnShift,
): Promise<Outcome<null>> {
  return changeDuty(context, async (state, tx) => {
    if (!state.shifts.some(({ id }) => id === shiftId)) return refuse('shift-unknown');
    const now = context.clock.now();
    const remove = () => shiftRepository.deletePerson(shiftId, volunteerId, tx);
    if (!(await recordDuty(state, { kind: 'shift-people', userId, at: now }, remove, tx))) return done(null);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'shift.person-removed',
      subjectType: 'shift',
      subjectId: shiftId,
      editionId: state.edition.id,
      before: { volunteerId },
    });
    return done(null);
  });
}

/** Removes a shift with who is on it. The next renewal from the schedule proposes it again. */
export function deleteShift(context: UseCaseContext, { userId }: Actor, id: number): Promise<Outcome<null>> {
  return changeDuty(context, async (state, tx) => {
    const shift = state.shifts.find((one) => one.id === id);
    if (!shift) return refuse('shift-unknown');
    const at = context.clock.now();
    const remove = () => shiftRepository.deleteAll([id], tx);
    await recordDuty(state, { kind: 'shifts', userId, at }, remove, tx);
    const { placeId, day, kind, startsAt, endsAt } = shift;
    await recordAudit(tx, {
      at,
      userId,
      action: 'shift.deleted',
      subjectType: 'shift',
      subjectId: id,
      editionId: state.edition.id,
      before: { placeId, day, kind, startsAt: utcText(startsAt), endsAt: utcText(endsAt) },
    });
    return done(null);
  });
}

/** Divides a shift at an instant into two with the same people (DU9). */
export function splitShift(
  context: UseCaseContext,
  { userId }: Actor,
  { id, at }: { readonly id: number; readonly at: string },
): Promise<Outcome<typeof ok>> {
  return changeDuty(context, async (state, tx) => {
    const shift = state.shifts.find((one) => one.id === id);
    if (!shift) return refuse('shift-unknown');
    const middle = new Date(at);
    if (middle <= shift.startsAt || middle >= shift.endsAt) return refuse('shift-times-wrong');
    const now = context.clock.now();
    const press = { kind: 'shifts', userId, at: now } as const;
    await recordDuty(state, press, () => divide(state, shift, middle, tx), tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'shift.split',
      subjectType: 'shift',
      subjectId: id,
      editionId: state.edition.id,
      before: { startsAt: utcText(shift.startsAt), endsAt: utcText(shift.endsAt) },
      after: { at: utcText(middle) },
    });
    return done(ok);
  });
}

/** Both parts are made by hand from now on. Somebody who is here is here in the first part. */
async function divide({ people }: DutyState, shift: ShiftRow, middle: Date, tx: Tx): Promise<void> {
  const { id, ...rest } = shift;
  await shiftRepository.update(id, { endsAt: middle, byHand: true }, tx);
  const second = await shiftRepository.insert({ ...rest, startsAt: middle, byHand: true }, tx);
  await shiftRepository.insertPeople(
    people
      .filter(({ shiftId }) => shiftId === id)
      .map(({ volunteerId, answer, askedAt, answeredAt }) => ({
        shiftId: second,
        volunteerId,
        answer,
        askedAt,
        answeredAt,
      })),
    tx,
  );
}
