import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import type { Sealer } from '../../../platform/secrets/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { countWrongCode, type Delayed, recordSignIn, waitOf } from '../sign-ins/attempts.use-case.ts';
import { type StartedSession, type Visitor, startSession } from '../sessions/start-session.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { lockById } from '../user.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './second-step.repository.ts';
import { matchingStep, secretOf } from './totp.ts';

/** Wrong codes that one sign-in may give; those of all sign-ins are delayed like wrong passwords. */
const mostOfOne = 5;

/** What a second step keeps that follows a mailed code instead of a password. */
export const afterMailedCode = 'mailed-code';

export type SecondStepContext = RandomContext & { readonly sealer: Sealer };

/** The second step of a sign-in: opens the session when the code is right. Every code works once. */
export async function finishSignIn(
  context: SecondStepContext,
  { token, code }: { readonly token: string; readonly code: string },
  visitor: Visitor,
): Promise<Outcome<StartedSession | Delayed>> {
  const { database, clock } = context;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const find = () => repository.findChallenge(hashToken(token), 'second-step', tx);
    const begun = await find();
    const user = begun?.userId == null ? null : await lockById(begun.userId, tx);
    // Others may have finished it before the user's row was ours.
    const challenge = user && (await find());
    if (!challenge || now >= challenge.expiresAt || user.lockedAt !== null)
      return refuse('second-step-expired');
    if (challenge.attempts >= mostOfOne) return refuse('second-step-expired');
    const attempt = { email: user.email, user, visitor };
    const wait = await waitOf(attempt, now, tx);
    if (wait > 0) return done({ wait });
    if (!(await isRight(context, user.id, code, tx))) {
      await repository.countAttempt(challenge.id, tx);
      await countWrongCode(context, attempt, tx);
      return refuse('second-step-wrong');
    }
    await repository.endChallenge(challenge.id, now, tx);
    const by = challenge.challenge === afterMailedCode ? 'mailed-code-and-code' : 'password-and-code';
    const deviceToken = await recordSignIn(context, user, { visitor, by }, tx);
    return done(await startSession(context, user, visitor, tx, { secondStep: true, deviceToken }));
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
