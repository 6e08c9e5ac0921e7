import type { Tx } from '../../platform/database/index.ts';
import { tokenPurposes } from '../../platform/database/schema/index.ts';
import * as tokens from './links/one-time-token.repository.ts';
import { endAllChallengesOfUser } from './second-step/second-step.repository.ts';
import { spendCodesOf } from './sign-ins/mailed-code.repository.ts';
import { deleteAllByUserId } from './sessions/session.repository.ts';
import { findById } from './user.repository.ts';

/**
 * Ends everything that gives access to an account: sessions, sign-ins that wait for their second step, links
 * and codes in mails.
 */
export async function endAllWaysIn(userId: number, now: Date, tx: Tx): Promise<void> {
  await deleteAllByUserId(userId, null, tx);
  await endAllChallengesOfUser(userId, now, tx);
  await tokens.spendAllOfUser(userId, tokenPurposes, now, tx);
  const user = await findById(userId, tx);
  if (user) await spendCodesOf(user.email, now, tx);
}
