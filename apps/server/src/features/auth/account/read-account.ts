import type { Account } from '@sevenmetre/contract/account/schemas';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { utcText } from '../../competition/index.ts';
import { findNewest } from '../links/one-time-token.repository.ts';
import {
  countRecoveryCodes,
  findAllPasskeys,
  findAuthenticator,
} from '../second-step/second-step.repository.ts';
import type { PasskeyRow } from '../second-step/second-step.repository.ts';
import { isPasswordHash } from '../password.ts';
import { needsSecondStep } from '../second-step/needs-second-step.ts';
import { isAlive } from '../sessions/session-limits.ts';
import { findAllByUserId } from '../sessions/session.repository.ts';
import { findNewestOfUser } from '../sign-ins/attempt.repository.ts';
import type { AttemptRow } from '../sign-ins/attempt.repository.ts';
import { findById } from '../user.repository.ts';

/** The user and the session of a call about the user's own account. */
export interface OwnSession {
  readonly userId: number;
  readonly tokenHash: string;
}

const shownSignIns = 10;

/** The user's own account with all that its page shows. */
export async function readAccount(
  { userId, tokenHash }: OwnSession,
  { now, isProduction }: { readonly now: Date; readonly isProduction: boolean },
  tx: Db | Tx,
): Promise<Account> {
  const user = await findById(userId, tx);
  if (!user) throw new Error('The user of an open session is gone');
  const sessions = await findAllByUserId(userId, tx);
  const alive = sessions.filter((session) => isAlive(session, user.roles, now));
  const passkeys = await findAllPasskeys(userId, tx);
  const authenticator = await findAuthenticator(userId, tx);
  const change = await findNewest(userId, 'email-change', now, tx);
  const required = await needsSecondStep(user.roles, { isProduction }, tx);
  const own = alive.find((session) => session.tokenHash === tokenHash);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    newEmail: change?.email ?? null,
    phone: user.phone,
    hasPassword: isPasswordHash(user.passwordHash),
    locale: user.locale,
    authenticator: authenticator?.confirmedAt != null,
    recoveryCodesLeft: await countRecoveryCodes(userId, tx),
    passkeys: passkeys.map(shownPasskey),
    secondStepRequired: required,
    secondStepMissing: required && own?.secondStepAt == null,
    signIns: (await findNewestOfUser(userId, shownSignIns, tx)).flatMap(shownSignIn),
    sessions: alive.map((session) => ({
      id: session.id,
      current: session.tokenHash === tokenHash,
      userAgent: session.userAgent ?? '',
      createdAt: utcText(session.createdAt),
      lastSeenAt: utcText(session.lastSeenAt),
      secondStep: session.secondStepAt !== null,
    })),
  };
}

function shownSignIn({ id, at, outcome, userAgent, isKnown }: AttemptRow): Account['signIns'] {
  if (outcome === 'password-right' || outcome === 'let-in') return [];
  return [{ id, at: utcText(at), outcome, userAgent: userAgent ?? '', isKnown }];
}

function shownPasskey({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): Account['passkeys'][number] {
  return { id, name, synced, createdAt: utcText(createdAt), lastUsedAt: lastUsedAt && utcText(lastUsedAt) };
}
