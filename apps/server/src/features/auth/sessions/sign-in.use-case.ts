import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { hashPassword, isPasswordHash, needsRehash, verifyPassword } from '../password.ts';
import { beginChallenge } from '../second-step/challenge.ts';
import { findAllPasskeys, findAuthenticator } from '../second-step/second-step.repository.ts';
import { type StartedSession, type Visitor, startSession } from './start-session.ts';
import { setOutcome } from '../sign-ins/attempt.repository.ts';
import { beginAttempt, type Delayed, recordSignIn, recordWrong } from '../sign-ins/attempts.use-case.ts';
import { findByEmail, lockById, updatePasswordHash, type UserRow } from '../user.repository.ts';
import { deleteByTokenHash } from './session.repository.ts';
import { hashToken } from '../../../platform/secrets/index.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Verified if no user has the e-mail, so that the response time does not reveal whether an account exists.
 */
let nobodysHash: Promise<string> | null = null;

/** The password was right, and a code or a passkey is asked for. */
export interface SecondStepNeeded {
  readonly secondStep: string;
  readonly passkey: boolean;
}

/**
 * Refuses with one code for a wrong e-mail and a wrong password. After many failures the next attempt has to wait,
 * see `beginAttempt`.
 */
export async function signIn(
  context: RandomContext,
  { email: given, password }: Credentials,
  visitor: Visitor,
): Promise<Outcome<StartedSession | SecondStepNeeded | Delayed>> {
  const { database } = context;
  nobodysHash ??= hashPassword('the password of nobody');
  const email = given.trim().toLowerCase();
  const user = await findByEmail(email, database.db);
  const begun = await beginAttempt(context, { email, user, visitor });
  if (typeof begun === 'object') return done(begun);
  const own = user && isPasswordHash(user.passwordHash) ? user.passwordHash : null;
  const matches = await verifyPassword(own ?? (await nobodysHash), password);
  if (!user || own === null || !matches) {
    const attempt = { attemptId: begun, email, user };
    await database.transaction((tx) => recordWrong(context, attempt, 'password-wrong', tx));
    return refuse('104');
  }
  const renewed = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
  return database.transaction(async (tx) => {
    const locked = await lockById(user.id, tx);
    // The password was changed or the account was removed or locked since the check: answered like a wrong
    // password.
    if (locked?.passwordHash !== user.passwordHash || locked.lockedAt !== null) return refuse('104');
    if (renewed !== null) await updatePasswordHash(user.id, renewed, tx);
    const authenticator = await findAuthenticator(user.id, tx);
    await setOutcome(begun, 'password-right', tx);
    if (!authenticator?.confirmedAt) return done(await enter(context, locked, visitor, tx));
    const challenge = { purpose: 'second-step', userId: user.id, challenge: null } as const;
    const passkey = (await findAllPasskeys(user.id, tx)).length > 0;
    return done({ secondStep: await beginChallenge(context, challenge, tx), passkey });
  });
}

/** Opens a session and records the sign-in. */
async function enter(
  context: RandomContext,
  user: UserRow,
  visitor: Visitor,
  tx: Tx,
): Promise<StartedSession> {
  const deviceToken = await recordSignIn(context, user, { visitor, by: 'password' }, tx);
  return startSession(context, user, visitor, tx, { deviceToken });
}

/** A session of an account of a rehearsal, which counts as signed in with both steps. null: no such account. */
export function signInInvented(
  context: RandomContext,
  email: string,
  visitor: Visitor,
): Promise<StartedSession | null> {
  return context.database.transaction(async (tx) => {
    const user = await findByEmail(email, tx);
    return user && startSession(context, user, visitor, tx, { secondStep: true });
  });
}

/** Ends the session of a token, if there is one. Other sessions of the user continue. */
export async function signOut({ database }: Pick<RandomContext, 'database'>, token: string): Promise<void> {
  await deleteByTokenHash(hashToken(token), database.db);
}
