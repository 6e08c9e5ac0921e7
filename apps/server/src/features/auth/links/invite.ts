import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { invitationLetter, linkHours, reporterLetter } from '../letters.ts';
import { makeLink } from './one-time-link.ts';
import { noPassword } from '../password.ts';
import { findByEmail, insertUnlessTaken } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly locale: Locale;
  /** Who invites, as the mail says it. */
  readonly club: string;
}

/**
 * The user with this address: the one there is, or a new one without a password, who gets a mail with the link to set
 * one. Gives the id either way; what else the account is given belongs into the same transaction.
 */
export async function inviteUser(
  context: Pick<RandomContext, 'clock' | 'random'>,
  { club, ...person }: Invitation,
  tx: Tx,
): Promise<{ readonly userId: number; readonly existed: boolean }> {
  const email = person.email.trim().toLowerCase();
  const now = context.clock.now();
  const user = { ...person, email, passwordHash: noPassword, roles: ['ROLE_USER' as const], createdAt: now };
  const userId = await insertUnlessTaken(user, tx);
  if (userId === null) return { userId: await idOf(email, tx), existed: true };
  await sendInvitation(context, { ...user, id: userId }, club, tx);
  return { userId, existed: false };
}

/**
 * Sends the link that sets a password. Whoever follows it has the account to himself: its sessions end, and keys that were
 * set up before the address was proven go.
 */
export async function sendInvitation(
  context: Pick<RandomContext, 'clock' | 'random'>,
  { id: userId, email, firstName, locale }: Pick<UserRow, 'id' | 'email' | 'firstName' | 'locale'>,
  club: string,
  tx: Tx,
): Promise<void> {
  const hours = linkHours.invitation;
  const token = await makeLink(context, { purpose: 'invitation', userId, email, hours }, tx);
  if (token === null) return;
  const letter = invitationLetter(firstName, club, token);
  await queueMail(tx, { to: email, locale, letter, now: context.clock.now() });
}

export interface ReporterInvitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly tournament: string;
  /** Halls with their days, as the mail says them. */
  readonly halls: readonly string[];
}

/**
 * The account of somebody who is to report, made without a password where there is none. Each gets a mail: with the link to set a
 * password, or without one where somebody has the account already.
 */
export async function inviteReporter(
  context: Pick<RandomContext, 'clock' | 'random'>,
  { tournament, halls, ...person }: ReporterInvitation,
  tx: Tx,
): Promise<number> {
  const email = person.email.trim().toLowerCase();
  const now = context.clock.now();
  const user = { ...person, email, passwordHash: noPassword, roles: ['ROLE_USER' as const], createdAt: now };
  const made = await insertUnlessTaken(user, tx);
  const userId = made ?? (await idOf(email, tx));
  const known = await findByEmail(email, tx);
  const hours = linkHours.invitation;
  const isNew = known?.passwordHash === noPassword;
  const token = isNew ? await makeLink(context, { purpose: 'invitation', userId, email, hours }, tx) : null;
  if (isNew && token === null) return userId;
  const letter = reporterLetter(known?.firstName ?? person.firstName, { tournament, halls }, token);
  await queueMail(tx, { to: email, locale: known?.locale ?? person.locale, letter, now });
  return userId;
}

async function idOf(email: string, tx: Tx): Promise<number> {
  const user = await findByEmail(email, tx);
  if (!user) throw new Error('The address was taken, and nobody has it');
  return user.id;
}
