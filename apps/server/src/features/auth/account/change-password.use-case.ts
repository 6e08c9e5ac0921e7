import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { checkPassword } from '../common-passwords.ts';
import { passwordChangedLetter } from '../letters.ts';
import { linksToAnAccount, spendAllOfUser } from '../links/one-time-token.repository.ts';
import { hashPassword } from '../password.ts';
import { endAllChallengesOfUser } from '../second-step/second-step.repository.ts';
import { deleteAllByUserId, updateTokenHash } from '../sessions/session.repository.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import { newToken } from '../../../platform/secrets/index.ts';
import { findById, update } from '../user.repository.ts';
import { withPassword } from './with-password.use-case.ts';
import type { OwnSession } from './read-account.ts';

/**
 * Sets another password and ends all other sessions, also those that wait for their second step. The calling
 * session gets a new token, so that copies of its cookie stop working.
 */
export async function changePassword(
  context: RandomContext,
  { userId, tokenHash }: OwnSession,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<Outcome<StartedSession>> {
  const { database, clock, random } = context;
  const owner = await findById(userId, database.db);
  if (!owner) return refuse('password-wrong');
  const error = await checkPassword(newPassword, owner, database.db);
  if (error !== null) return refuse(error);
  const passwordHash = await hashPassword(newPassword);
  return withPassword(database, userId, password, async ({ email, firstName, locale }, tx) => {
    const at = clock.now();
    await update(userId, { passwordHash }, tx);
    await spendAllOfUser(userId, linksToAnAccount, at, tx);
    await endAllChallengesOfUser(userId, at, tx);
    await deleteAllByUserId(userId, tokenHash, tx);
    const token = newToken(random);
    const expiresAt = (await updateTokenHash(tokenHash, token.hash, tx)) ?? at;
    await recordAudit(tx, {
      at,
      userId,
      action: 'accountPassword',
      subjectType: 'user',
      subjectId: userId,
    });
    await queueMail(tx, { to: email, locale, letter: passwordChangedLetter(firstName), now: at });
    const maxAge = Math.floor((expiresAt.getTime() - at.getTime()) / 1000);
    return done({ userId, token: token.text, maxAge, deviceToken: null });
  });
}
