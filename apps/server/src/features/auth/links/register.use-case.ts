import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { checkPassword } from '../common-passwords.ts';
import { existsLetter, linkHours, verifyLetter } from '../letters.ts';
import { makeLink } from './one-time-link.ts';
import { hashPassword } from '../password.ts';
import { findByEmail, insertUnlessTaken } from '../user.repository.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
}

/**
 * Makes an account and sends the link that proves its address. When the address has one already, its owner gets a mail
 * that says so, and the answer, its work and its time are the same.
 */
export async function register(
  context: RandomContext,
  { password, ...person }: Registration,
): Promise<Outcome<null>> {
  const email = person.email.trim().toLowerCase();
  const error = await checkPassword(password, { ...person, email }, context.database.db);
  if (error !== null) return refuse(error);
  const passwordHash = await hashPassword(password);
  await context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const user = { ...person, email, passwordHash, roles: ['ROLE_USER' as const], createdAt: now };
    const userId = await insertUnlessTaken(user, tx);
    await (userId === null
      ? notifyOwner(context, email, tx)
      : askForProof(context, { ...user, id: userId }, tx));
  });
  return done(null);
}

/** Sends the link that proves an address; nothing when its mailbox has had enough of them. */
export async function askForProof(
  context: Pick<RandomContext, 'clock' | 'random'>,
  user: Pick<Registration, 'email' | 'firstName' | 'locale'> & { readonly id: number },
  tx: Tx,
): Promise<void> {
  const { email, firstName, locale, id: userId } = user;
  const hours = linkHours.verify;
  const token = await makeLink(context, { purpose: 'email-verification', userId, email, hours }, tx);
  if (token === null) return;
  await queueMail(tx, {
    to: email,
    locale,
    letter: verifyLetter(firstName, token),
    now: context.clock.now(),
  });
}

async function notifyOwner(context: RandomContext, email: string, tx: Tx): Promise<void> {
  const owner = await findByEmail(email, tx);
  if (!owner) return;
  const hours = linkHours.reset;
  const token = await makeLink(context, { purpose: 'password-reset', userId: owner.id, email, hours }, tx);
  if (token === null) return;
  const letter = existsLetter(owner.firstName, token);
  await queueMail(tx, { to: email, locale: owner.locale, letter, now: context.clock.now() });
}
