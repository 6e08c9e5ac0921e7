import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, type Outcome } from '../../../platform/outcome/index.ts';
import { emailTakenLetter, linkHours, newEmailLetter } from '../letters.ts';
import { makeLink } from '../links/one-time-link.ts';
import { spendAllOfUser } from '../links/one-time-token.repository.ts';
import { askForProof } from '../links/register.use-case.ts';
import { findByEmail, lockById } from '../user.repository.ts';
import { withPassword } from './with-password.use-case.ts';

/**
 * Sends a link to the new address; the old one stays until the link is followed. If the new address has an
 * account already, it gets a mail that says so, and the answer is the same.
 */
export async function changeEmail(
  context: RandomContext,
  userId: number,
  asked: { readonly email: string; readonly password: string },
): Promise<Outcome<null>> {
  const email = asked.email.trim().toLowerCase();
  return withPassword(context.database, userId, asked.password, async ({ firstName, locale }, tx) => {
    const now = context.clock.now();
    await spendAllOfUser(userId, ['email-change'], now, tx);
    const owner = await findByEmail(email, tx);
    const link = { purpose: 'email-change', userId, email, hours: linkHours.newEmail } as const;
    const token = await makeLink(context, link, tx);
    if (token === null) return done(null);
    const letter = owner ? emailTakenLetter(owner.firstName) : newEmailLetter(firstName, token);
    await queueMail(tx, { to: email, locale: owner?.locale ?? locale, letter, now });
    return done(null);
  });
}

/** Sends the link that verifies the user’s address again, unless it is verified already. */
export async function sendVerification(context: RandomContext, userId: number): Promise<void> {
  await context.database.transaction(async (tx) => {
    const user = await lockById(userId, tx);
    if (user && user.emailVerifiedAt === null) await askForProof(context, user, tx);
  });
}
