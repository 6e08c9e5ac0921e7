import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { deleteExpired, insert } from './one-time-token.repository.ts';
import { newToken } from '../../../platform/secrets/index.ts';
import { existsAny } from '../user.repository.ts';

/**
 * While there is no user at all: a token with which the first super admin can be made, a new one at each call. Earlier
 * ones stay valid for their day, since several processes may start on one database. null: somebody is there already.
 */
export async function issueSetupToken({ database, clock, random }: RandomContext): Promise<string | null> {
  return database.transaction(async (tx) => {
    if (await existsAny(tx)) return null;
    const now = clock.now();
    const token = newToken(random);
    await deleteExpired(now, tx);
    const expiresAt = new Date(now.getTime() + millisecondsOfDay);
    await insert({ purpose: 'first-super-admin', tokenHash: token.hash, expiresAt, createdAt: now }, tx);
    return token.text;
  });
}
