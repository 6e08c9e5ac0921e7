import type { Db, Tx } from '../../../platform/database/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { newToken } from '../../../platform/secrets/index.ts';
import { deleteOldChallenges, insertChallenge } from './second-step.repository.ts';
import type { ChallengeRow } from './second-step.repository.ts';

/** Minutes that somebody has to finish what was begun. */
const minutes = 10;
/** Old ones stay so long, for their attempts to be counted. */
const keptMinutes = 60;

/** Begins something that the same browser finishes; gives the token that it holds meanwhile. */
export async function beginChallenge(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  challenge: Pick<ChallengeRow, 'purpose' | 'userId' | 'challenge'>,
  tx: Db | Tx,
): Promise<string> {
  const now = clock.now();
  await deleteOldChallenges(new Date(now.getTime() - keptMinutes * 60_000), tx);
  const token = newToken(random);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertChallenge({ ...challenge, tokenHash: token.hash, expiresAt, createdAt: now }, tx);
  return token.text;
}
