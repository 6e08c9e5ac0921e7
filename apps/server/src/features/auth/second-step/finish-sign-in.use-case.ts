import type { Tx } from '../../../platform/database/index.ts';
import type { Sealer } from '../../../platform/secrets/index.ts';
import type { AuthContext } from '../auth-context.ts';
import { type StartedSession, type Visitor, startSession } from '../start-session.ts';
import { hashToken } from '../token.ts';
import { lockById } from '../user.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './second-step.repository.ts';
import { matchingStep } from './totp.ts';
import { secretOf } from './sealed-secret.ts';

/** Wrong codes that one sign-in may give, and all sign-ins of a user in a quarter of an hour. */
const mostOfOne = 5;
const mostOfUser = 20;
const quarter = 900_000;

export type SecondStepContext = AuthContext & { readonly sealer: Sealer };

/** The second step of a sign-in: opens the session when the code is right. Every code works once. */
export async function finishSignIn(
  context: SecondStepContext,
  { token, code }: { readonly token: string; readonly code: string },
  visitor: Visitor,
): Promise<StartedSession | 'second-step-wrong' | 'second-step-expired'> {
  const { database, clock } = context;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const find = () => repository.findChallenge(hashToken(token), 'second-step', tx);
    const begun = await find();
    const user = begun?.userId == null ? null : await lockById(begun.userId, tx);
    // Others may have finished it before the user's row was ours.
    const challenge = user && (await find());
    if (!challenge || now >= challenge.expiresAt || user.lockedAt !== null) return 'second-step-expired';
    const since = new Date(now.getTime() - quarter);
    const tried = await repository.countAttemptsSince(user.id, since, tx);
    if (challenge.attempts >= mostOfOne || tried >= mostOfUser) return 'second-step-expired';
    if (!(await isRight(context, user.id, code, tx))) {
      await repository.countAttempt(challenge.id, tx);
      return 'second-step-wrong';
    }
    await repository.endChallenge(challenge.id, now, tx);
    return startSession(context, user, visitor, tx, { secondStep: true });
  });
}

/** Whether a code of the authenticator or a recovery code is right; it is used up. The user's row is locked. */
async function isRight(
  { clock, sealer }: SecondStepContext,
  userId: number,
  code: string,
  tx: Tx,
): Promise<boolean> {
  const now = clock.now();
  const authenticator = await repository.findAuthenticator(userId, tx);
  if (!authenticator || authenticator.confirmedAt === null) return false;
  const secret = secretOf(sealer, authenticator);
  const step = secret && matchingStep(secret, code, now, authenticator.lastStep);
  if (step === null) return repository.spendRecoveryCode(userId, hashRecoveryCode(code), now, tx);
  await repository.updateAuthenticator(userId, { lastStep: step }, tx);
  return true;
}
