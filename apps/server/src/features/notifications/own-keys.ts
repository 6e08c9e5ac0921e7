import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '../../platform/database/index.ts';
import { findKeys, insertKeys } from './push-key.repository.ts';
import type { KeyPair } from './push-key.repository.ts';

/** The portal's keys, created on first use and shared by all processes of the database. */
export async function ownKeys(db: Db): Promise<KeyPair> {
  const known = await findKeys(db);
  if (known) return known;
  await insertKeys(newKeys(), db);
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys that were stored are gone.');
  return stored;
}

/** A key on P-256: the public one as an uncompressed point (RFC 8292 § 3.2). */
function newKeys(): KeyPair {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
