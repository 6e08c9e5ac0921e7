import { isUniqueViolation } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { AuthContext } from '../auth-context.ts';
import { emailChangedLetter } from '../letters.ts';
import * as tokens from './one-time-token.repository.ts';
import { hashToken } from '../token.ts';
import { findByEmail, lockById, update } from '../user.repository.ts';

/** Proves an address by the secret of a link: the account's own, or the one that takes its place from now on. */
export async function confirmEmail(
  context: Pick<AuthContext, 'database' | 'clock'>,
  secret: string,
): Promise<'confirmed' | 'link-invalid'> {
  const now = context.clock.now();
  const confirmed = context.database.transaction(async (tx) => {
    const token = await tokens.findByHash(hashToken(secret), tx);
    if (!token || token.usedAt !== null || now >= token.expiresAt) return 'link-invalid';
    const { userId, email, purpose } = token;
    if (userId === null || email === null) return 'link-invalid';
    if (purpose === 'email-verification') return proveOwn(userId, email, now, tx);
    return purpose === 'email-change' ? takeNew(userId, email, now, tx) : 'link-invalid';
  });
  return confirmed.catch((error: unknown) => {
    // Somebody else took the address at the same moment.
    if (isUniqueViolation(error)) return 'link-invalid';
    throw error;
  });
}

/** Twice is no fault: mail programs open links to look at them. */
async function proveOwn(userId: number, email: string, now: Date, tx: Tx) {
  const user = await lockById(userId, tx);
  if (user?.email !== email) return 'link-invalid';
  if (user.emailVerifiedAt === null) await update(userId, { emailVerifiedAt: now }, tx);
  return 'confirmed';
}

async function takeNew(userId: number, email: string, now: Date, tx: Tx) {
  const user = await lockById(userId, tx);
  if (!user || user.closedAt !== null || (await findByEmail(email, tx))) return 'link-invalid';
  await update(userId, { email, emailVerifiedAt: now }, tx);
  await tokens.spendAllOfUser(userId, ['email-change', 'email-verification', 'password-reset'], now, tx);
  await recordAudit(tx, { at: now, userId, action: 'accountEmail', subjectType: 'user', subjectId: userId });
  const letter = emailChangedLetter(user.firstName, email);
  await queueMail(tx, { to: user.email, locale: user.locale, letter, now });
  return 'confirmed';
}
