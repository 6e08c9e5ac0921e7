import type { Db, Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { isUniqueViolation } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { emailChangedLetter } from '../letters.ts';
import * as tokens from './one-time-token.repository.ts';
import { verifyPassword } from '../password.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { findByEmail, findById, lockById, update } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

export interface EmailConfirmation {
  /** The secret of the link. */
  readonly token: string;
  /** Of the account; needed where nobody is signed in to it. */
  readonly password?: string | undefined;
}

/**
 * Proves an address by the secret of a link: the account's own, or the one that takes its place from now on. The link alone is not
 * enough: whoever signed up with a stranger's address would get a proven account by the stranger's press. So who confirms is signed
 * in to the account, or knows its password. An owner who knows neither sets a new password, which ends every other way in.
 *
 * @param signedInAs the user of the session, or null
 */
export async function confirmEmail(
  context: Pick<RandomContext, 'database' | 'clock'>,
  { token, password }: EmailConfirmation,
  signedInAs: number | null,
): Promise<Outcome<null>> {
  const { database, clock } = context;
  const tokenHash = hashToken(token);
  const now = clock.now();
  const link = await linkOf(tokenHash, now, database.db);
  if (!link) return refuse('link-invalid');
  if (signedInAs !== link.user.id) {
    if (password === undefined) return refuse('password-missing');
    if (!(await verifyPassword(link.user.passwordHash, password))) return refuse('password-wrong');
  }
  const confirmed = database.transaction(async (tx): Promise<Outcome<null>> => {
    const user = await lockById(link.user.id, tx);
    const still = await linkOf(tokenHash, now, tx);
    if (!user || !still || user.passwordHash !== link.user.passwordHash) return refuse('link-invalid');
    return link.purpose === 'email-verification'
      ? proveOwn(user, link.email, now, tx)
      : takeNew(user, link.email, now, tx);
  });
  return confirmed.catch((error: unknown) => {
    // Somebody else took the address at the same moment.
    if (isUniqueViolation(error)) return refuse('link-invalid');
    throw error;
  });
}

interface Link {
  readonly user: UserRow;
  readonly email: string;
  readonly purpose: 'email-verification' | 'email-change';
}

/** What a link confirms; null: it is used, too old, or made for something else. */
async function linkOf(tokenHash: string, now: Date, db: Db | Tx): Promise<Link | null> {
  const token = await tokens.findByHash(tokenHash, db);
  if (!token || token.usedAt !== null || now >= token.expiresAt) return null;
  const { userId, email, purpose } = token;
  if (userId === null || email === null) return null;
  if (purpose !== 'email-verification' && purpose !== 'email-change') return null;
  const user = await findById(userId, db);
  return user?.closedAt === null ? { user, email, purpose } : null;
}

/** Twice is no error: mail programs open links to look at them. */
async function proveOwn(user: UserRow, email: string, now: Date, tx: Tx) {
  if (user.email !== email) return refuse('link-invalid');
  if (user.emailVerifiedAt === null) await update(user.id, { emailVerifiedAt: now }, tx);
  return done(null);
}

async function takeNew(user: UserRow, email: string, now: Date, tx: Tx) {
  const { id: userId } = user;
  if (await findByEmail(email, tx)) return refuse('link-invalid');
  await update(userId, { email, emailVerifiedAt: now }, tx);
  await tokens.spendAllOfUser(userId, ['email-change', 'email-verification', 'password-reset'], now, tx);
  await recordAudit(tx, { at: now, userId, action: 'accountEmail', subjectType: 'user', subjectId: userId });
  const letter = emailChangedLetter(user.firstName, email);
  await queueMail(tx, { to: user.email, locale: user.locale, letter, now });
  return done(null);
}
