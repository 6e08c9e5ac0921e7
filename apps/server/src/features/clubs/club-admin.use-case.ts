import type { ClubAdminBody, ClubUser } from '@sevenmetre/contract/clubs/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';
import { findUserByEmail } from '../auth/index.ts';
import { type Letter, queueMails } from '../mail/index.ts';
import type { ClubUserRow } from './club-user.repository.ts';
import { adminAppointedLetter, adminDismissedLetter } from './letters.ts';
import { lockManaged, type ManagedClub } from './managed-club.ts';
import { bodyOf, findOrInvite, isLastAdmin, nothing, store } from './user-permissions.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * An organiser makes a user an admin of a club, who may be a leader of its teams already. The club's other
 * admins are notified by mail, because the club decides who acts for it.
 */
export function appointAdmin(
  context: RandomContext,
  actor: Actor,
  clubId: number,
  body: ClubAdminBody,
): Promise<Outcome<ClubUser>> {
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubAdminAppoint', now }, tx);
    if (!found) return refuse('club-unknown');
    const email = body.email.trim().toLowerCase();
    const known = await findUserByEmail(email, tx);
    const member = found.users.find(({ id }) => id === known?.id);
    if (member?.clubAdmin) return refuse('club-user-exists');
    if (!known && (body.firstName === '' || body.lastName === '')) return refuse('name-missing');
    const userId = await findOrInvite(context, { ...body, email }, known, { club: found.club, tx });
    const after = { clubAdmin: true, teamIds: member?.teamIds ?? [] };
    await store({ clubId, userId, actor, now, before: member ?? nothing, after }, tx);
    const user = await bodyOf(clubId, userId, actor, tx);
    const name = `${user.firstName} ${user.lastName}`;
    const letter = (reader: ClubUserRow) => adminAppointedLetter(reader.firstName, name, found.club);
    await notifyAdmins(found, userId, { now, letter }, tx);
    return done(user);
  });
}

/**
 * Removes the rights of an admin; the teams that the user leads stay. The user and the club's other admins
 * are notified.
 */
export function dismissAdmin(
  { database, clock }: RandomContext,
  actor: Actor,
  { clubId, userId }: { readonly clubId: number; readonly userId: number },
): Promise<Outcome<{ readonly id: number }>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubAdminDismiss', now }, tx);
    if (!found) return refuse('club-unknown');
    const user = found.users.find(({ id, clubAdmin }) => id === userId && clubAdmin);
    if (!user) return refuse('club-user-unknown');
    if (isLastAdmin(found, userId)) return refuse('last-club-admin');
    const after = { clubAdmin: false, teamIds: user.teamIds };
    await store({ clubId, userId, actor, now, before: user, after }, tx);
    const name = `${user.firstName} ${user.lastName}`;
    const letter = (reader: ClubUserRow) => adminDismissedLetter(reader.firstName, name, found.club);
    await notifyAdmins(found, null, { now, letter }, tx);
    return done({ id: userId });
  });
}

interface Notice {
  readonly now: Date;
  readonly letter: (reader: ClubUserRow) => Letter;
}

/**
 * Notifies the previous admins in the club's language.
 * @param exceptId who gets another mail
 */
async function notifyAdmins(
  { club, users }: ManagedClub,
  exceptId: number | null,
  { now, letter }: Notice,
  tx: Tx,
): Promise<void> {
  const admins = users.filter(({ id, clubAdmin }) => clubAdmin && id !== exceptId);
  await queueMails(
    tx,
    admins.map((reader) => ({ to: reader.email, locale: club.locale, letter: letter(reader), now })),
  );
}
