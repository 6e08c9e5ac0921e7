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
import { findWorkingEdition, utcText } from '../competition/index.ts';
import * as dutyRepository from './duty.repository.ts';
import { type DutyState, dutyPeople, filledShifts, loadDuty, renewalOf, travelOf } from './load-duty.ts';
import * as shiftRepository from './shift.repository.ts';

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
    await storeRenewal(state, renewal, now, tx);
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
    await shiftRepository.insertPeople(
      placed.map(({ shiftId, personId }) => ({
        shiftId,
        volunteerId: personId,
        answer: 'asked',
        askedAt: now,
      })),
      tx,
    );
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
    await shiftRepository.update(id, { startsAt, endsAt, needed: body.needed, byHand: true }, tx);
    if (startsAt < before.startsAt || endsAt > before.endsAt) await shiftRepository.askAgain([id], now, tx);
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
    if (!state.shifts.some(({ id }) => id === shiftId)) return refuse('shift-unknown');
    if (!state.volunteers.some(({ id }) => id === volunteerId)) return refuse('volunteer-unknown');
    const before = state.people.find((one) => one.shiftId === shiftId && one.volunteerId === volunteerId);
    const now = context.clock.now();
    const isSame = before?.answer === answer && (before.presentAt !== null) === present;
    if (isSame) return done(ok);
    await shiftRepository.savePerson(
      {
        shiftId,
        volunteerId,
        answer,
        askedAt: now,
        answeredAt: answer === 'asked' ? null : (before?.answeredAt ?? now),
        presentAt: present ? (before?.presentAt ?? now) : null,
      },
      tx,
    );
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

/** Takes somebody off a shift; again changes nothing. */
export function removePerson(
  context: UseCaseContext,
  { userId }: Actor,
  { shiftId, volunteerId }: OnShift,
): Promise<Outcome<null>> {
  return changeDuty(context, async (state, tx) => {
    if (!state.shifts.some(({ id }) => id === shiftId)) return refuse('shift-unknown');
    if (!(await shiftRepository.deletePerson(shiftId, volunteerId, tx))) return done(null);
    await recordAudit(tx, {
      at: context.clock.now(),
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
