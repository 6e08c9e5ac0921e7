import type {
  DutyInvitation,
  DutyJoinBody,
  OwnDuty,
  OwnDutyAnswerBody,
  OwnDutyTakeBody,
} from '@sevenmetre/contract/duty/schemas';
import {
  type FilledShift,
  freeTimes,
  gapOf,
  invitationEnd,
  isPresenceOpen,
  ownLinksUntil,
} from '@sevenmetre/rules/duty';
import type { DayHours } from '@sevenmetre/rules/duty';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import type { Environment } from '../../platform/environment/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { RandomContext, UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { calendarToken, ownToken, recordVolunteer } from './change-volunteers.use-case.ts';
import { changeDuty, saveTablePresence } from './change-shifts.use-case.ts';
import * as dutyRepository from './duty.repository.ts';
import { daysOf, type DutyState, filledShifts, loadDuty, minuteAt } from './load-duty.ts';
import { ownBody, span, tournamentHead, whereBody } from './own-body.ts';
import { mailTaken, mailWanted, nameOf, wantedFor } from './replacement.ts';
import * as shiftRepository from './shift.repository.ts';
import * as volunteerRepository from './volunteer.repository.ts';
import type { InvitationRow, VolunteerRow } from './volunteer.repository.ts';

/** What calls by links are given. */
export interface OwnDutyContext extends RandomContext {
  readonly environment: Pick<Environment, 'firstLanguage'>;
}

/** The language of mails to the organiser. */
function firstLocaleOf({ environment }: OwnDutyContext): Locale {
  return environment.firstLanguage.locale;
}

/** What a link invites to. */
export function readInvitation(context: UseCaseContext, token: string): Promise<Outcome<DutyInvitation>> {
  return changeDuty(context, async (state, tx) => {
    const invitation = await openInvitation(state, token, context.clock.now(), tx);
    if (!invitation) return refuse('duty-link-ended');
    const shift = state.shifts.find(({ id }) => id === invitation.shiftId);
    return done({ ...tournamentHead(state), shift: shift ? whereBody(state, shift) : null });
  });
}

/** Joins by a link: a new volunteer, on the shift of the link if it has one. */
export function join(
  context: OwnDutyContext,
  { token, ...entered }: DutyJoinBody,
): Promise<Outcome<{ id: number; token: string }>> {
  return changeDuty(context, async (state, tx) => {
    const now = context.clock.now();
    const invitation = await openInvitation(state, token, now, tx);
    if (!invitation) return refuse('duty-link-ended');
    const shift = filledShifts(state).find(({ id }) => id === invitation.shiftId);
    if (shift && gapOf(shift) === 0) return refuse('shift-full');
    if (shift && entered.isMinor && !isForMinors(state, shift)) return refuse('shift-not-for-minors');
    const { token: own, ...hashes } = ownToken(context.random);
    const email = entered.email && entered.email.trim().toLowerCase();
    const { id } = await volunteerRepository.insert(
      { editionId: state.edition.id, ...entered, email, ...hashes },
      tx,
    );
    await volunteerRepository.updateInvitation(invitation.id, { used: invitation.used + 1 }, tx);
    if (shift)
      await shiftRepository.insertPeople(
        [{ shiftId: shift.id, volunteerId: id, answer: 'confirmed', askedAt: now, answeredAt: now }],
        tx,
      );
    await recordVolunteer(state, { at: now, userId: null, action: 'volunteer.joined', subjectId: id }, tx);
    const { volunteerId } = invitation;
    const row = state.shifts.find((one) => one.id === shift?.id);
    if (row && volunteerId !== null)
      await mailTaken(
        state,
        { shift: row, volunteerId, by: nameOf(entered), now, firstLocale: firstLocaleOf(context) },
        tx,
      );
    return done({ id, token: own });
  });
}

/** Whether somebody under 18 may be on a shift (DU7). */
function isForMinors(state: DutyState, shift: FilledShift): boolean {
  const { edition, settings } = state;
  const limits = { isMinor: true, minorsUntil: settings.minorsUntil };
  const at = (day: string, minute: number) => minuteAt(day, minute, edition.timeZone);
  const times = freeTimes(null, limits, daysOf(edition), at) ?? [];
  return times.some(({ startsAt, endsAt }) => startsAt <= shift.startsAt && endsAt >= shift.endsAt);
}

/** The own page of a link. The first time it is opened is kept. */
export async function readOwn(context: UseCaseContext, token: string): Promise<Outcome<OwnDuty>> {
  const { database, clock } = context;
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await findOwn(token, now, tx);
    if (!found.ok) return found;
    const { state, person } = found.value;
    if (person.openedAt === null) {
      await dutyRepository.lockDuty(state.edition.id, tx);
      await volunteerRepository.update(person.id, { openedAt: now }, tx);
    }
    const open = await openBodies(state, person, now, tx);
    return done(ownPage(state, person, { token, replacement: null, open }));
  });
}

/** Shifts that this volunteer could take over. */
async function openBodies(
  state: DutyState,
  person: VolunteerRow,
  now: Date,
  tx: Tx,
): Promise<OwnDuty['open']> {
  return (await wantedFor(state, person, now, tx)).map(({ shift }) => whereBody(state, shift));
}

/**
 * A volunteer will come, cannot come, or is here. Somebody who cannot come gets a link for a replacement, which is valid once and until
 * the end of the shift.
 */
export function answerShift(
  context: OwnDutyContext,
  { token, shiftId, answer }: OwnDutyAnswerBody,
): Promise<Outcome<OwnDuty>> {
  return changeOwn(context, token, async (state, person, tx) => {
    const shift = state.shifts.find(({ id }) => id === shiftId);
    const before = state.people.find((one) => one.shiftId === shiftId && one.volunteerId === person.id);
    if (!shift || !before) return refuse('shift-unknown');
    const now = context.clock.now();
    const isHere = answer === 'here';
    if (isHere && !isPresenceOpen(span(shift), now.getTime())) return refuse('shift-not-now');
    await shiftRepository.savePerson(
      {
        shiftId,
        volunteerId: person.id,
        answer: isHere ? 'confirmed' : answer,
        askedAt: now,
        answeredAt: now,
        presentAt: isHere ? (before.presentAt ?? now) : answer === 'declined' ? null : before.presentAt,
      },
      tx,
    );
    if (isHere) await saveTablePresence(state, shift, person.userId, now, tx);
    await recordAudit(tx, {
      at: now,
      userId: null,
      action: 'shift.answered',
      subjectType: 'shift',
      subjectId: shiftId,
      editionId: state.edition.id,
      before: { volunteerId: person.id, answer: before.answer },
      after: { volunteerId: person.id, answer },
    });
    // Somebody who declines again has asked everybody before.
    const isAsked = await volunteerRepository.hasAskedFor(shiftId, person.id, tx);
    await volunteerRepository.revokeReplacements(shiftId, person.id, now, tx);
    if (answer !== 'declined' || shift.endsAt <= now) return done(null);
    const { text, hash } = newToken(context.random);
    await volunteerRepository.insertInvitation(
      {
        editionId: state.edition.id,
        tokenHash: hash,
        shiftId,
        volunteerId: person.id,
        places: 1,
        expiresAt: shift.endsAt,
        createdAt: now,
      },
      tx,
    );
    if (!isAsked)
      await mailWanted(
        await loadDuty(state.edition, tx),
        { shift, person, now, firstLocale: firstLocaleOf(context), random: context.random },
        tx,
      );
    return done(text);
  });
}

/** Takes a shift that somebody looks for a replacement for. Both and the organiser are informed (DU10). */
export function takeShift(
  context: OwnDutyContext,
  { token, shiftId }: OwnDutyTakeBody,
): Promise<Outcome<OwnDuty>> {
  return changeOwn(context, token, async (state, person, tx) => {
    const now = context.clock.now();
    const wanted = (await wantedFor(state, person, now, tx)).find(({ shift }) => shift.id === shiftId);
    if (!wanted) return refuse('shift-not-free');
    const { shift, volunteerId } = wanted;
    await shiftRepository.savePerson(
      { shiftId, volunteerId: person.id, answer: 'confirmed', askedAt: now, answeredAt: now },
      tx,
    );
    await recordAudit(tx, {
      at: now,
      userId: null,
      action: 'shift.taken',
      subjectType: 'shift',
      subjectId: shiftId,
      editionId: state.edition.id,
      before: { volunteerId },
      after: { volunteerId: person.id },
    });
    await volunteerRepository.revokeReplacements(shiftId, volunteerId, now, tx);
    await mailTaken(
      state,
      { shift, volunteerId, by: nameOf(person), now, firstLocale: firstLocaleOf(context) },
      tx,
    );
    return done(null);
  });
}

/** When a volunteer can come. Shifts that they are on stay. */
export function saveHours(
  context: UseCaseContext,
  token: string,
  hours: readonly DayHours[] | null,
): Promise<Outcome<OwnDuty>> {
  return changeOwn(context, token, async (_, person, tx) => {
    await volunteerRepository.update(
      person.id,
      { hours: hours && [...hours], updatedAt: context.clock.now() },
      tx,
    );
    return done(null);
  });
}

/** The invitation of a token while it is open, in the current edition. */
async function openInvitation(
  { edition }: DutyState,
  token: string,
  now: Date,
  tx: Tx,
): Promise<InvitationRow | null> {
  const found = await volunteerRepository.findInvitationByTokenHash(hashToken(token), tx);
  return found?.editionId === edition.id && invitationEnd(found, now) === null ? found : null;
}

/** A change by a volunteer; its result is the token for a replacement, or null. */
function changeOwn(
  context: UseCaseContext,
  token: string,
  change: (state: DutyState, person: VolunteerRow, tx: Tx) => Promise<Outcome<string | null>>,
): Promise<Outcome<OwnDuty>> {
  const now = context.clock.now();
  return changeDuty(context, async (locked, tx) => {
    const found = await volunteerRepository.findByTokenHash(hashToken(token), tx);
    if (!isOwn(locked, found, now)) return refuse('duty-link-ended');
    const outcome = await change(locked, found, tx);
    if (!outcome.ok) return outcome;
    const after = await findOwn(token, now, tx);
    if (!after.ok) return after;
    const open = await openBodies(after.value.state, after.value.person, now, tx);
    return done(ownPage(after.value.state, after.value.person, { token, replacement: outcome.value, open }));
  });
}

/** The volunteer of a link in the current edition. */
async function findOwn(
  token: string,
  now: Date,
  tx: Tx,
): Promise<Outcome<{ state: DutyState; person: VolunteerRow }>> {
  const edition = await findWorkingEdition(null, tx);
  const person = await volunteerRepository.findByTokenHash(hashToken(token), tx);
  if (!edition.ok || !isOwn({ edition: edition.value }, person, now)) return refuse('duty-link-ended');
  return done({ state: await loadDuty(edition.value, tx), person });
}

function ownPage(
  state: DutyState,
  person: VolunteerRow,
  { token, ...rest }: { readonly token: string } & Pick<OwnDuty, 'replacement' | 'open'>,
): OwnDuty {
  const calendar = `/api/v1/duty/calendar/${calendarToken(token)}/shifts.ics`;
  return { ...ownBody(state, person), calendar, ...rest };
}

/** Whether the link of a volunteer is valid: of the current edition, and not long after it. */
export function isOwn(
  { edition }: Pick<DutyState, 'edition'>,
  person: VolunteerRow | null,
  now: Date,
): person is VolunteerRow {
  const end = minuteAt(edition.endDate, minutesOfDay, edition.timeZone);
  return person?.editionId === edition.id && now.getTime() < ownLinksUntil(end);
}
