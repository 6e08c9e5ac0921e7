import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { sessionLimits } from './session-limits.ts';
import { deleteByTokenHash, deleteExpired, deleteOldest, insert } from './session.repository.ts';
import { hashToken, newToken } from '../../../platform/secrets/index.ts';

export interface Visitor {
  /**
   * Token of the browser's previous session. It ends, so that a session that somebody else has prepared is
   * not kept.
   */
  readonly formerToken: string | null;
  readonly userAgent: string | null;
  /** Token that the browser got at an earlier sign-in; null: none. */
  readonly deviceToken: string | null;
  /** Network part of the visitor's address. */
  readonly network: string;
}

export interface StartedSession {
  readonly userId: number;
  readonly token: string;
  /** Seconds that the cookie may live. */
  readonly maxAge: number;
  /** New token by which the browser is recognised the next time; null: unchanged. */
  readonly deviceToken: string | null;
}

const sessionsOfOneUser = 20;

interface StartOptions {
  readonly secondStep?: boolean;
  readonly deviceToken?: string | null;
}

/** A new session under a new token. */
export async function startSession(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  user: { readonly id: number; readonly roles: readonly Role[] },
  visitor: Visitor,
  tx: Tx,
  { secondStep = false, deviceToken = null }: StartOptions = {},
): Promise<StartedSession> {
  const now = clock.now();
  const token = newToken(random);
  const { absolute } = sessionLimits(user.roles);
  if (visitor.formerToken !== null) await deleteByTokenHash(hashToken(visitor.formerToken), tx);
  await insert(
    {
      tokenHash: token.hash,
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + absolute * 1000),
      secondStepAt: secondStep ? now : null,
      userAgent: visitor.userAgent?.slice(0, 200) ?? null,
    },
    tx,
  );
  await deleteOldest(user.id, sessionsOfOneUser, tx);
  await deleteExpired(now, tx);
  return { userId: user.id, token: token.text, maxAge: absolute, deviceToken };
}
