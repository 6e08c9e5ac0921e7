import type { ClubInvitation, ClubInvitationBody } from '@sevenmetre/contract/invitations/schemas';
import {
  invitationDays,
  invitationWaits,
  inviterError,
  isInvitationMailed,
} from '@sevenmetre/rules/accounts';
import type { Actor } from '@sevenmetre/rules/permissions';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';
import { countByUser, recordAudit } from '../audit/index.ts';
import { findUserByEmail, findUserById, lockUserById, newToken } from '../auth/index.ts';
import { queueMail } from '../mail/index.ts';
import * as clubRepository from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import { invitationBody } from './invitation-body.ts';
import * as invitations from './invitation.repository.ts';
import { deleteExpired } from './invitation.repository.ts';
import { invitationLetter } from './letters.ts';
import { type ManagedClub, findManaged, lockManaged } from './managed-club.ts';
import { checkPermissions } from './user-permissions.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * Offers permissions in a club to an address. They are given only when the owner accepts. The answer does not
 * reveal whether the address has an account; the mail is sent either way.
 */
export function inviteUser(
  context: RandomContext,
  actor: Actor,
  clubId: number,
  body: ClubInvitationBody,
): Promise<Outcome<ClubInvitation>> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - millisecondsOfDay);
  return context.database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubInvitationCreate', now }, tx);
    if (!found) return refuse('club-unknown');
    const inviter = await findUserById(actor.userId, tx);
    const limit = inviterError({
      isProven: Boolean(inviter?.emailVerifiedAt),
      sent: await invitations.countByInviter(actor.userId, since, tx),
    });
    if (limit !== null) return refuse(limit);
    const error = checkPermissions(found, body);
    if (error) return error;
    const email = body.email.trim().toLowerCase();
    if (found.users.some((user) => user.email === email)) return refuse('club-user-exists');
    if (!(await settleEarlier(clubId, email, now, tx))) return refuse('invitation-waiting');
    return done(await invite(context, { found, actor, body: { ...body, email }, since }, tx));
  });
}

/**
 * Whether an address has an account, so that name and phone need not be filled in. Only admins with a proven address of their
 * own may ask, 30 times in 24 hours (rule UR4), and each question is in the log, with ids only.
 */
export function checkUser(
  { database, clock }: RandomContext,
  actor: Actor,
  clubId: number,
  email: string,
): Promise<Outcome<boolean>> {
  const now = clock.now();
  const action = 'club-user-check';
  return database.transaction(async (tx) => {
    // Locked, so that concurrent questions are all counted.
    const asking = await lockUserById(actor.userId, tx);
    const found = await findManaged({ clubId, actor, action: 'clubUserCheck', now }, tx);
    if (!asking || !found) return refuse('club-unknown');
    const asked = await countByUser(
      { userId: actor.userId, action, since: new Date(now.getTime() - millisecondsOfDay) },
      tx,
    );
    const limit = inviterError({ isProven: asking.emailVerifiedAt !== null, sent: asked });
    if (limit !== null) return refuse(limit);
    const owner = await findUserByEmail(email.trim().toLowerCase(), tx);
    const about = { userId: actor.userId, subjectType: 'user', subjectId: actor.userId } as const;
    await recordAudit(tx, { at: now, action, ...about, after: { clubId, exists: owner !== null } });
    return done(owner !== null);
  });
}

/** Removes an invitation from the club's list: withdraws it, or dismisses a declined one. */
export function withdrawInvitation(
  { database, clock }: RandomContext,
  actor: Actor,
  { clubId, invitationId }: { readonly clubId: number; readonly invitationId: number },
): Promise<Outcome<null>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubInvitationDelete', now }, tx);
    if (!found) return refuse('club-unknown');
    const invitation = await invitations.lockById(invitationId, tx);
    if (invitation?.clubId !== clubId) return refuse('invitation-unknown');
    if (invitation.state === 'waiting' || invitation.state === 'declined')
      await invitations.setState(invitationId, 'withdrawn', tx);
    return done(null);
  });
}

/**
 * Invites addresses of a list to administrate their clubs, for organisers: without the limit of club admins, each
 * club in its own transaction. Whoever acts for the club or is invited is left alone; unknown clubs are, too.
 */
export async function inviteContacts(
  context: RandomContext,
  actor: Actor,
  contacts: readonly { readonly clubId: number; readonly email: string }[],
): Promise<{ readonly invited: number; readonly known: number }> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - millisecondsOfDay);
  let invited = 0;
  for (const { clubId, email: written } of contacts) {
    const email = written.trim().toLowerCase();
    const isNew = await context.database.transaction(async (tx) => {
      await clubRepository.lockById(clubId, tx);
      const club = await clubRepository.findById(clubId, tx);
      if (!club) return false;
      const users = await clubUserRepository.findAllByClubId(clubId, tx);
      if (users.some((user) => user.email === email)) return false;
      if (!(await settleEarlier(clubId, email, now, tx))) return false;
      const body = { email, clubAdmin: true, teamIds: [] };
      await invite(context, { found: { club }, actor, body, since }, tx);
      return true;
    });
    if (isNew) invited += 1;
  }
  return { invited, known: contacts.length - invited };
}

/** A club has one invitation per address: an expired or declined one is replaced. false: it still waits. */
async function settleEarlier(clubId: number, email: string, now: Date, tx: Tx): Promise<boolean> {
  const listed = await invitations.findAllByClubId(clubId, tx);
  const earlier = listed.filter((invitation) => invitation.email === email);
  if (earlier.some((invitation) => invitationWaits(invitation, now))) return false;
  for (const { id } of earlier) await invitations.setState(id, 'withdrawn', tx);
  return true;
}

interface Order {
  readonly found: Pick<ManagedClub, 'club'>;
  readonly actor: Actor;
  readonly body: ClubInvitationBody;
  /** Mails to the address count from this instant on. */
  readonly since: Date;
}

async function invite(
  { clock, random }: RandomContext,
  { found: { club }, actor, body, since }: Order,
  tx: Tx,
): Promise<ClubInvitation> {
  const now = clock.now();
  const { email, clubAdmin, teamIds, firstName, lastName, phone = '' } = body;
  const owner = await findUserByEmail(email, tx);
  const mailed = await invitations.countByEmail(email, since, tx);
  const token = newToken(random);
  const offer = { clubId: club.id, email, clubAdmin, teamIds: [...new Set(teamIds)] };
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + invitationDays * millisecondsOfDay) };
  const secret = { tokenHash: token.hash, invitedById: actor.userId };
  const person = { firstName, lastName, phone: phone === '' ? null : phone };
  const invitation = await invitations.insert({ ...offer, ...person, ...times, ...secret }, tx);
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: 'club-invitation',
    subjectType: 'club',
    subjectId: club.id,
    after: { invitationId: invitation.id, clubAdmin, teamIds: offer.teamIds },
  });
  if (isInvitationMailed(mailed)) {
    const letter = invitationLetter(club.name, token.text);
    await queueMail(tx, { to: email, locale: owner?.locale ?? club.locale, letter, now });
  }
  return invitationBody(invitation, now);
}

/**
 * Deletes expired invitations and their addresses. Those of the last days are still needed for the limits.
 */
export async function forgetInvitations(
  { database }: Pick<RandomContext, 'database'>,
  before: Date,
): Promise<void> {
  await deleteExpired(before, database.db);
}
