import type { Db } from '../../platform/database/index.ts';
import { findKeys, insertKeys } from './push-key.repository.ts';
import type { KeyPair } from './push-key.repository.ts';

/** The portal's keys, made when they are first asked for; all processes on one database have the same. */
export async function ownKeys(db: Db): Promise<KeyPair> {
  const known = await findKeys(db);
  if (known) return known;
  const { default: webPush } = await import('web-push');
  await insertKeys(webPush.generateVAPIDKeys(), db);
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys that were stored are gone.');
  return stored;
}
