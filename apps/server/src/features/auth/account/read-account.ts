import type { Account } from '@sevenmetre/contract/schemas/accounts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { utcText } from '../../competition/index.ts';
import { findNewest } from '../one-time-token.repository.ts';
import {
  countRecoveryCodes,
  findAllPasskeys,
  findAuthenticator,
} from '../second-step/second-step.repository.ts';
import { needsSecondStep } from '../second-step/needs-second-step.ts';
import type { PasskeyRow } from '../second-step/second-step.repository.ts';
import { isAlive } from '../session-limits.ts';
import { findAllByUserId } from '../session.repository.ts';
import { findById } from '../user.repository.ts';
import type { OwnSession } from './actor-session.ts';

/** Everything that a user sees of the own account. */
export async function readAccount(
  { userId, tokenHash }: OwnSession,
  now: Date,
  tx: Db | Tx,
): Promise<Account> {
  const user = await findById(userId, tx);
  if (!user) throw new Error('The user of an open session is gone');
  const sessions = await findAllByUserId(userId, tx);
  const alive = sessions.filter((session) => isAlive(session, user.roles, now));
  const passkeys = await findAllPasskeys(userId, tx);
  const authenticator = await findAuthenticator(userId, tx);
  const change = await findNewest(userId, 'email-change', now, tx);
  const required = await needsSecondStep(user.roles, tx);
  const own = alive.find((session) => session.tokenHash === tokenHash);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    newEmail: change?.email ?? null,
    phone: user.phone,
    locale: user.locale,
    authenticator: authenticator?.confirmedAt != null,
    recoveryCodesLeft: await countRecoveryCodes(userId, tx),
    passkeys: passkeys.map(shownPasskey),
    secondStepRequired: required,
    secondStepMissing: required && own?.secondStepAt == null,
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

function shownPasskey({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): Account['passkeys'][number] {
  return { id, name, synced, createdAt: utcText(createdAt), lastUsedAt: lastUsedAt && utcText(lastUsedAt) };
}
