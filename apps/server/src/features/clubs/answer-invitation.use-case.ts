import type { LinkedInvitation, OwnInvitation } from '@sevenmetre/contract/invitations/schemas';
import { invitationWaits, mayAccept } from '@sevenmetre/rules/accounts';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Db, Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { findUserById, hashToken, lockUserById, updateUser } from '../auth/index.ts';
import * as clubRepository from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import { linkedBody, offerBody } from './invitation-body.ts';
import * as invitations from './invitation.repository.ts';
import type { InvitationRow } from './invitation.repository.ts';
import { nothing, store } from './user-permissions.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * Waiting invitations of a user; empty while the address of the account is not verified, since it may belong
 * to somebody else.
 */
export async function ownInvitations(userId: number, now: Date, db: Db | Tx): Promise<OwnInvitation[]> {
  const user = await findUserById(userId, db);
  if (!user?.emailVerifiedAt) return [];
  const offers = await invitations.findWaitingByEmail(user.email, now, db);
  return Promise.all(offers.map((offer) => offerBody(offer, db)));
}

/**
 * Accepts or declines an invitation to the user’s verified address. The permissions apply from the next call
 * on.
 */
export function answerInvitation(
  { database, clock }: RandomContext,
  actor: Actor,
  invitationId: number,
  accept: boolean,
): Promise<Outcome<{ readonly status: 'ok' }>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const user = await lockUserById(actor.userId, tx);
    const offers = user ? await invitations.findWaitingByEmail(user.email, now, tx) : [];
    const offer = offers.find(({ id }) => id === invitationId);
    if (!user || !offer) return refuse('invitation-unknown');
    await clubRepository.lockById(offer.clubId, tx);
    const invitation = await invitations.lockById(invitationId, tx);
    const account = { email: user.email, isProven: user.emailVerifiedAt !== null };
    if (!invitation || !mayAccept(account, invitation, now)) return refuse('invitation-unknown');
    await invitations.setState(invitationId, accept ? 'accepted' : 'declined', tx);
    if (accept) await takePermissions(invitation, actor, now, tx);
    // What the club entered completes the account; it replaces nothing.
    if (accept && user.phone === null && invitation.phone !== null)
      await updateUser(user.id, { phone: invitation.phone }, tx);
    return done({ status: 'ok' });
  });
}

/** Invitation of a mailed link that is valid. */
export async function invitationOfLink(
  { database, clock }: RandomContext,
  token: string,
): Promise<Outcome<LinkedInvitation>> {
  const offer = await invitations.findByTokenHash(hashToken(token), database.db);
  if (!offer || !invitationWaits(offer, clock.now())) return refuse('link-invalid');
  return done(await linkedBody(offer, database.db));
}

/** Declines by the mailed link, without an account. */
export function declineByLink(
  { database, clock }: RandomContext,
  token: string,
): Promise<Outcome<{ readonly status: 'ok' }>> {
  return database.transaction(async (tx) => {
    const offer = await invitations.findByTokenHash(hashToken(token), tx);
    const invitation = offer && (await invitations.lockById(offer.id, tx));
    if (!invitation || !invitationWaits(invitation, clock.now())) return refuse('link-invalid');
    await invitations.setState(invitation.id, 'declined', tx);
    return done({ status: 'ok' });
  });
}

/**
 * Adds the offered permissions to those that the user has in the club. Teams that no longer exist are left
 * out.
 */
async function takePermissions(invitation: InvitationRow, actor: Actor, now: Date, tx: Tx): Promise<void> {
  const { clubId, clubAdmin, teamIds } = invitation;
  const { userId } = actor;
  const users = await clubUserRepository.findAllByClubId(clubId, tx);
  const before = users.find(({ id }) => id === userId) ?? nothing;
  const own = new Set((await clubRepository.findTeams(clubId, tx)).map(({ id }) => id));
  const offered = teamIds.filter((id) => own.has(id));
  const after = {
    clubAdmin: before.clubAdmin || clubAdmin,
    teamIds: [...new Set([...before.teamIds, ...offered])],
  };
  await store({ clubId, userId, actor, now, before, after, invited: true }, tx);
}
