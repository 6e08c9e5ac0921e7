import type { Locale } from '@sevenmetre/rules/vocabulary';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { linkHours, resetLetter, unknownLetter } from '../letters.ts';
import { makeLink } from './one-time-link.ts';
import { findByEmail } from '../user.repository.ts';

/**
 * Sends the link for a new password. An address without an account gets a mail that says so: the work is the same, and
 * its owner need not guess.
 *
 * @param asked `locale`: of the page, for whom nobody knows a language
 */
export async function forgetPassword(
  context: RandomContext,
  asked: { readonly email: string; readonly locale: Locale },
): Promise<void> {
  const email = asked.email.trim().toLowerCase();
  await context.database.transaction(async (tx) => {
    const user = await findByEmail(email, tx);
    const hours = linkHours.reset;
    const link = { purpose: 'password-reset', userId: user?.id ?? null, email, hours } as const;
    const token = await makeLink(context, link, tx);
    if (token === null) return;
    const letter = user ? resetLetter(user.firstName, token) : unknownLetter;
    await queueMail(tx, {
      to: email,
      locale: user?.locale ?? asked.locale,
      letter,
      now: context.clock.now(),
    });
  });
}
