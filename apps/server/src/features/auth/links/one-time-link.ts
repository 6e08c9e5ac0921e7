import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import type { Tx } from '../../../platform/database/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { countSince, deleteExpired, insert } from './one-time-token.repository.ts';
import type { NewOneTimeToken } from './one-time-token.repository.ts';
import { newToken } from '../../../platform/secrets/index.ts';

interface NewLink {
  readonly purpose: NewOneTimeToken['purpose'];
  /** null: a link for nobody, made all the same so that every address costs the same. */
  readonly userId: number | null;
  readonly email: string;
  readonly hours: number;
}

/** Nobody's mailbox is filled by others: so many links an address gets in an hour, the rest is not sent. */
const mostAnHour = 5;

/** Makes the secret of a link that works once. null: the address has had enough of them for now. */
export async function makeLink(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  { purpose, userId, email, hours }: NewLink,
  tx: Tx,
): Promise<string | null> {
  const now = clock.now();
  await deleteExpired(new Date(now.getTime() - millisecondsOfHour), tx);
  const made = await countSince(email, purpose, new Date(now.getTime() - millisecondsOfHour), tx);
  const token = newToken(random);
  if (made >= mostAnHour) return null;
  const expiresAt = new Date(now.getTime() + hours * millisecondsOfHour);
  await insert({ purpose, userId, email, expiresAt, tokenHash: token.hash, createdAt: now }, tx);
  return token.text;
}
