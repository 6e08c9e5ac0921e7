import type { Db, Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { checkPassword } from '../common-passwords.ts';
import { passwordChangedLetter } from '../letters.ts';
import * as tokens from './one-time-token.repository.ts';
import type { OneTimeTokenRow } from './one-time-token.repository.ts';
import { hashPassword } from '../password.ts';
import { letIn } from '../sign-ins/attempts.use-case.ts';
import { deleteAllOfUser, endAllChallengesOfUser } from '../second-step/second-step.repository.ts';
import { deleteAllByUserId } from '../sessions/session.repository.ts';
import type { Visitor } from '../sessions/start-session.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { findById, lockById, update } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

/** Who got to the mail is known from now on: guesses of others do not delay the sign-in with the new password. */
export interface PasswordReset {
  readonly deviceToken: string;
}

/**
 * Sets a new password with the secret of a link, once. All sessions of the user end, and so does a wish for another
 * address, which may be somebody else's. Getting to the link proves the address; whatever was set up while it was not
 * proven may be somebody else's, too, and goes.
 */
export async function resetPassword(
  context: RandomContext,
  { token, password }: { readonly token: string; readonly password: string },
  visitor: Visitor,
): Promise<Outcome<PasswordReset>> {
  const { database } = context;
  const tokenHash = hashToken(token);
  const owner = await ownerOf(tokenHash, context.clock.now(), database.db);
  if (!owner) return refuse('link-invalid');
  const error = await checkPassword(password, owner, database.db);
  if (error !== null) return refuse(error);
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    const now = context.clock.now();
    await lockById(owner.id, tx);
    // Used by somebody else while the password was hashed.
    const user = await ownerOf(tokenHash, now, tx);
    if (!user) return refuse('link-invalid');
    await replacePassword(user, passwordHash, now, tx);
    return done({ deviceToken: await letIn(context, user, visitor, tx) });
  });
}

async function replacePassword(user: UserRow, passwordHash: string, now: Date, tx: Tx): Promise<void> {
  const userId = user.id;
  await tokens.spendAllOfUser(userId, tokens.linksToAnAccount, now, tx);
  if (user.emailVerifiedAt === null) await deleteAllOfUser(userId, tx);
  await update(userId, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now }, tx);
  await endAllChallengesOfUser(userId, now, tx);
  await deleteAllByUserId(userId, null, tx);
  await recordAudit(tx, { at: now, userId, action: 'passwordReset', subjectType: 'user', subjectId: userId });
  const { email, locale, firstName } = user;
  await queueMail(tx, { to: email, locale, letter: passwordChangedLetter(firstName), now });
}

/** Whose a good token is. The user's row is locked before any token of his. */
async function ownerOf(tokenHash: string, now: Date, tx: Db | Tx): Promise<UserRow | null> {
  const token = await tokens.findByHash(tokenHash, tx);
  if (!token || !isGood(token, now) || token.userId === null) return null;
  const user = await findById(token.userId, tx);
  // An address that has changed since may belong to somebody else by now.
  return user?.email === token.email && user.lockedAt === null ? user : null;
}

function isGood({ purpose, usedAt, expiresAt }: OneTimeTokenRow, now: Date): boolean {
  return (purpose === 'password-reset' || purpose === 'invitation') && usedAt === null && now < expiresAt;
}
