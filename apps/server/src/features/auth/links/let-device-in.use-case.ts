import type { Locale } from '@sevenmetre/rules/vocabulary';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { letInLetter, letInUnknownLetter, linkHours } from '../letters.ts';
import type { Visitor } from '../sessions/start-session.ts';
import { letIn } from '../sign-ins/attempts.use-case.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { findByEmail, lockById } from '../user.repository.ts';
import { makeLink } from './one-time-link.ts';
import * as tokens from './one-time-token.repository.ts';

/**
 * Mails a link that frees a new device from the delay that others cause (rule UR5). An address without an account gets a
 * mail that says so, so that answer and work are the same.
 *
 * @param asked `locale`: of the page, for whom nobody knows a language
 */
export async function sendDeviceLink(
  context: RandomContext,
  asked: { readonly email: string; readonly locale: Locale },
): Promise<void> {
  const email = asked.email.trim().toLowerCase();
  await context.database.transaction(async (tx) => {
    const user = await findByEmail(email, tx);
    const hours = linkHours.letIn;
    const token = await makeLink(context, { purpose: 'let-in', userId: user?.id ?? null, email, hours }, tx);
    if (token === null) return;
    const letter = user ? letInLetter(user.firstName, token) : letInUnknownLetter;
    const locale = user?.locale ?? asked.locale;
    await queueMail(tx, { to: email, locale, letter, now: context.clock.now() });
  });
}

/**
 * Makes the browser that opened a mailed link known to the account, once. It grants nothing else: the password and the
 * second step are still asked for. The browser that asked for the link gains nothing, so that a link that a stranger asked for is of
 * use to the owner only. Returns the token of the device.
 */
export function letDeviceIn(
  context: RandomContext,
  token: string,
  visitor: Visitor,
): Promise<Outcome<string>> {
  return context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const find = () => tokens.findByHash(hashToken(token), tx);
    const userId = (await find())?.userId ?? null;
    // The user's row is locked before any token of theirs.
    const user = userId === null ? null : await lockById(userId, tx);
    const link = user && (await find());
    if (!link || link.purpose !== 'let-in' || link.usedAt !== null || now >= link.expiresAt)
      return refuse('link-invalid');
    if (user.email !== link.email || user.lockedAt !== null || user.closedAt !== null)
      return refuse('link-invalid');
    await tokens.spend(link.id, now, tx);
    const about = { userId: user.id, subjectType: 'user', subjectId: user.id } as const;
    await recordAudit(tx, { at: now, action: 'sign-in.let-in', ...about });
    return done(await letIn(context, user, visitor, tx));
  });
}
