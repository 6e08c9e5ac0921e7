import type { HallDuty, HallDutyBody } from '@sevenmetre/contract/duty/schemas';
import { isPresenceOpen, namesAtTable } from '@sevenmetre/rules/duty';
import { type Actor, mayByRoles, reportsIn } from '@sevenmetre/rules/permissions';
import type { ShiftAnswer } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { saveReporterPresence } from '../auth/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { changeDuty } from './change-shifts.use-case.ts';
import * as dutyRepository from './duty.repository.ts';
import type { DutyState } from './load-duty.ts';
import { span } from './own-body.ts';
import { readIn } from './read-duty.use-case.ts';
import { nameOf } from './replacement.ts';
import * as shiftRepository from './shift.repository.ts';

interface HallDay {
  readonly placeId: number;
  readonly day: string;
}

/** Who is expected in a hall on a day, for those who report there (DU11). */
export function readHallDuty(
  { database, clock }: UseCaseContext,
  actor: Actor,
  hall: HallDay,
): Promise<Outcome<HallDuty>> {
  return readIn(
    database,
    (state) => refusalFor(state, actor, hall) ?? done(body(state, actor, hall, clock.now())),
  );
}

/**
 * Ticks at the table that somebody is there, or takes it back. A reporter who is on a shift in the hall then is there for
 * both.
 */
export function saveHallDuty(
  context: UseCaseContext,
  actor: Actor,
  placeId: number,
  { day, shiftId, personId, present }: HallDutyBody,
): Promise<Outcome<HallDuty>> {
  const now = context.clock.now();
  const hall = { placeId, day };
  return changeDuty(context, async (state, tx) => {
    const refusal = refusalFor(state, actor, hall);
    if (refusal) return refusal;
    const asked = peopleOf(state, hall, now).find(
      (one) => one.shiftId === shiftId && one.personId === personId,
    );
    if (!asked) return refuse('shift-unknown');
    if (!asked.isOpen) return refuse('shift-not-now');
    const marked = sameMoment(state, hall, asked, now);
    for (const one of marked) await mark(hall, one, present ? (one.presentAt ?? now) : null, now, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'shift.presence',
      subjectType: shiftId === null ? 'place' : 'shift',
      subjectId: shiftId ?? placeId,
      editionId: state.edition.id,
      after: { day, personId, present },
    });
    return done(body(await reload(state, tx), actor, hall, now));
  });
}

async function reload(state: DutyState, tx: Tx): Promise<DutyState> {
  const { id } = state.edition;
  return {
    ...state,
    reporters: await dutyRepository.findReporters(id, tx),
    people: await shiftRepository.findPeople(id, tx),
  };
}

function refusalFor({ halls }: DutyState, actor: Actor, hall: HallDay) {
  if (!halls.some(({ id }) => id === hall.placeId)) return refuse('hall-unknown', { id: hall.placeId });
  return reportsIn(actor, hall) ? null : refuse('hall-not-assigned', { ...hall });
}

interface Expected extends Pick<HallDuty['people'][number], 'shiftId' | 'personId' | 'kind' | 'isOpen'> {
  readonly firstName: string;
  readonly lastName: string;
  /** The account of a reporter or of a volunteer; null: none. */
  readonly userId: number | null;
  readonly times: { readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly presentAt: Date | null;
  /** null: a reporter is assigned, not asked. */
  readonly answer: ShiftAnswer | null;
}

/** Reporters of the hall on the day, then its shifts by their begin; nobody who has declined. */
function peopleOf(
  { edition, reporters, shifts, people, volunteers }: DutyState,
  { placeId, day }: HallDay,
  now: Date,
): Expected[] {
  const isToday = inZone(now, edition.timeZone).day === day;
  const atTable = reporters
    .filter((one) => one.placeId === placeId && one.day === day)
    .map((one) => ({
      shiftId: null,
      personId: one.userId,
      userId: one.userId,
      kind: null,
      ...namesOf(one),
      times: null,
      presentAt: one.presentAt,
      answer: null,
      isOpen: isToday,
    }));
  const onShifts = shifts
    .filter((shift) => shift.placeId === placeId && shift.day === day)
    .flatMap((shift) =>
      people
        .filter((one) => one.shiftId === shift.id && one.answer !== 'declined')
        .flatMap(({ volunteerId, presentAt, answer }) =>
          volunteers
            .filter(({ id }) => id === volunteerId)
            .map((one) => ({
              shiftId: shift.id,
              personId: one.id,
              userId: one.userId,
              kind: shift.kind,
              ...namesOf(one),
              times: shift,
              presentAt,
              answer,
              isOpen: isPresenceOpen(span(shift), now.getTime()),
            })),
        ),
    );
  return [...atTable, ...onShifts];
}

function namesOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
  return { firstName, lastName };
}

/** Somebody who reports in the hall and is on a shift there is one person. */
function sameMoment(state: DutyState, hall: HallDay, asked: Expected, now: Date): Expected[] {
  const { userId } = asked;
  if (userId === null) return [asked];
  return peopleOf(state, hall, now).filter((one) => one.userId === userId && one.isOpen);
}

async function mark(
  hall: HallDay,
  { shiftId, personId, answer }: Expected,
  presentAt: Date | null,
  now: Date,
  tx: Tx,
): Promise<void> {
  if (shiftId === null) return saveReporterPresence(personId, hall, presentAt, tx);
  await shiftRepository.savePerson(
    {
      shiftId,
      volunteerId: personId,
      presentAt,
      ...(presentAt === null ? {} : { answeredAt: now }),
      // Who is there has answered; taking it back leaves the answer as it is.
      answer: presentAt === null ? (answer ?? 'asked') : 'confirmed',
      askedAt: now,
    },
    tx,
  );
}

/** Full names are for organisers; some on duty are under 18. */
function body(state: DutyState, actor: Actor, hall: HallDay, now: Date): HallDuty {
  const people = peopleOf(state, hall, now);
  const names = mayByRoles(actor, 'organiser') ? people.map(nameOf) : namesAtTable(people);
  return {
    day: hall.day,
    people: people.map(({ shiftId, personId, kind, isOpen, times, presentAt }, at) => ({
      shiftId,
      personId,
      kind,
      isOpen,
      name: names[at] ?? '',
      startsAt: times && utcText(times.startsAt),
      endsAt: times && utcText(times.endsAt),
      presentAt: presentAt && utcText(presentAt),
    })),
  };
}
