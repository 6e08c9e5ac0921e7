import type { DutyInvitationBody, VolunteerBody } from '@sevenmetre/contract/duty/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Random } from '../../platform/random/index.ts';
import type { RandomContext, UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { findReporterAccounts } from '../reporter/index.ts';
import { changeDuty } from './change-shifts.use-case.ts';
import { recordDuty } from './duty-press.ts';
import type { DutyState } from './load-duty.ts';
import * as volunteerRepository from './volunteer.repository.ts';

const ok = { status: 'ok' as const };

/** Adds a volunteer. */
export function createVolunteer(
  context: UseCaseContext,
  { userId }: Actor,
  body: VolunteerBody,
): Promise<Outcome<{ id: number }>> {
  return changeDuty(context, async (state, tx) => {
    const now = context.clock.now();
    const refused = await checkBody(state, body, null, tx);
    if (refused) return refused;
    const { id } = await volunteerRepository.insert(
      { editionId: state.edition.id, ...volunteerColumns(body), consentAt: body.hasConsent ? now : null },
      tx,
    );
    await recordVolunteer(state, { at: now, userId, action: 'volunteer.created', subjectId: id }, tx);
    return done({ id });
  });
}

/**
 * Changes a volunteer. The moment at which the parents' consent was seen first stays. Links that were mailed to another
 * address end: it may have been somebody else's.
 */
export function updateVolunteer(
  context: UseCaseContext,
  { userId }: Actor,
  { id, body }: { readonly id: number; readonly body: VolunteerBody },
): Promise<Outcome<typeof ok>> {
  return changeDuty(context, async (state, tx) => {
    const before = state.volunteers.find((one) => one.id === id);
    if (!before) return refuse('volunteer-unknown');
    const refused = await checkBody(state, body, id, tx);
    if (refused) return refused;
    const now = context.clock.now();
    const consentAt = body.hasConsent ? (before.consentAt ?? now) : null;
    const columns = volunteerColumns(body);
    await volunteerRepository.update(id, { ...columns, consentAt, updatedAt: now }, tx);
    if (columns.email !== before.email) await volunteerRepository.deleteLinks(id, tx);
    await recordVolunteer(state, { at: now, userId, action: 'volunteer.updated', subjectId: id }, tx);
    return done(ok);
  });
}

/** Deletes a volunteer with everything about them, which is kept for ten minutes to be undone (UN1). */
export function deleteVolunteer(
  context: UseCaseContext,
  { userId }: Actor,
  id: number,
): Promise<Outcome<null>> {
  return changeDuty(context, async (state, tx) => {
    const at = context.clock.now();
    const remove = () => volunteerRepository.deleteById(state.edition.id, id, tx);
    if (!(await recordDuty(state, { kind: 'volunteers', userId, at }, remove, tx)))
      return refuse('volunteer-unknown');
    await recordVolunteer(state, { at, userId, action: 'volunteer.deleted', subjectId: id }, tx);
    return done(null);
  });
}

/** Makes a link of a volunteer's own page. The former ones end, with those that were mailed and their calendars. */
export function makeLink(
  context: RandomContext,
  { userId }: Actor,
  id: number,
): Promise<Outcome<{ id: number; token: string }>> {
  return changeDuty(context, async (state, tx) => {
    if (!state.volunteers.some((one) => one.id === id)) return refuse('volunteer-unknown');
    const { token, ...hashes } = ownToken(context.random);
    await volunteerRepository.update(id, { ...hashes, openedAt: null }, tx);
    await volunteerRepository.deleteLinks(id, tx);
    const at = context.clock.now();
    await recordVolunteer(state, { at, userId, action: 'volunteer.link', subjectId: id }, tx);
    return done({ id, token });
  });
}

/** A new token of an own page, with the hashes to store. */
export function ownToken(random: Random) {
  const { text, hash } = newToken(random);
  return { token: text, tokenHash: hash, calendarHash: hashToken(calendarToken(text)) };
}

/** The token in the address of the calendar. It follows from that of the page, and not the other way round. */
export function calendarToken(token: string): string {
  return hashToken(`calendar ${token}`);
}

/** Makes a link by which people without an account join. */
export function createInvitation(
  context: RandomContext,
  { userId }: Actor,
  { shiftId, places, days }: DutyInvitationBody,
): Promise<Outcome<{ id: number; token: string }>> {
  return changeDuty(context, async (state, tx) => {
    if (shiftId !== null && !state.shifts.some(({ id }) => id === shiftId)) return refuse('shift-unknown');
    const now = context.clock.now();
    const { text, hash } = newToken(context.random);
    const id = await volunteerRepository.insertInvitation(
      {
        editionId: state.edition.id,
        tokenHash: hash,
        shiftId,
        places,
        expiresAt: new Date(now.getTime() + days * millisecondsOfDay),
        createdAt: now,
      },
      tx,
    );
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'duty.invited',
      subjectType: 'edition',
      subjectId: state.edition.id,
      editionId: state.edition.id,
      after: { invitationId: id, shiftId, places, days },
    });
    return done({ id, token: text });
  });
}

/** Revokes an invitation. Who came by it stays. */
export function revokeInvitation(
  context: UseCaseContext,
  { userId }: Actor,
  id: number,
): Promise<Outcome<null>> {
  return changeDuty(context, async (state, tx) => {
    const now = context.clock.now();
    if (!(await volunteerRepository.revoke(state.edition.id, id, now, tx)))
      return refuse('duty-invitation-unknown');
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'duty.invitation-revoked',
      subjectType: 'edition',
      subjectId: state.edition.id,
      editionId: state.edition.id,
      before: { invitationId: id },
    });
    return done(null);
  });
}

/**
 * Deletes volunteers of editions whose participants have lost their names, and invitations that have ended. Shifts
 * stay: they name nobody.
 */
export function forgetVolunteers(
  { database }: Pick<UseCaseContext, 'database'>,
  endedBefore: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    for (const id of await volunteerRepository.findErasable(tx)) await volunteerRepository.deleteAll(id, tx);
    await volunteerRepository.deleteEndedInvitations(endedBefore, tx);
  });
}

/** What is stored of what an organiser enters. */
export function volunteerColumns({ hasConsent: _, ...body }: VolunteerBody) {
  return { ...body, email: body.email && body.email.trim().toLowerCase() };
}

async function checkBody(
  { edition, teams }: DutyState,
  { teamId, userId }: VolunteerBody,
  id: number | null,
  tx: Tx,
) {
  if (teamId !== null && !teams.some((team) => team.id === teamId)) return refuse('team-not-eligible');
  if (userId === null) return null;
  if (!(await findReporterAccounts(tx)).some((account) => account.id === userId))
    return refuse('volunteer-account-refused');
  const isTaken = await volunteerRepository.findOtherOfAccount(edition.id, { userId, id }, tx);
  return isTaken ? refuse('volunteer-account-refused') : null;
}

interface VolunteerEntry {
  readonly at: Date;
  readonly userId: number | null;
  readonly action: string;
  readonly subjectId: number;
}

/** The log names no volunteer: it is kept longer than their data. */
export function recordVolunteer({ edition }: Pick<DutyState, 'edition'>, entry: VolunteerEntry, tx: Tx) {
  return recordAudit(tx, { ...entry, subjectType: 'volunteer', editionId: edition.id });
}
