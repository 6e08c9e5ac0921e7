import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { passkeys } from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** Gives somebody a passkey, and answers with it as a browser would: user present and verified, ES256. */
export async function passkeyOf(userId: number, { db }: TestDatabase) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = Buffer.from(`passkey of ${userId}`).toString('base64url');
  const cose = Buffer.concat([
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const row = {
    userId,
    credentialId: id,
    publicKey: cose.toString('base64url'),
    counter: 0,
    transports: [],
    synced: true,
  };
  await db.insert(passkeys).values({ ...row, name: 'Phone' });
  return {
    answer(challenge: string, origin: string) {
      const clientData = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
      );
      const rpId = createHash('sha256').update(new URL(origin).hostname).digest();
      const authenticatorData = Buffer.concat([rpId, Buffer.from([0x05, 0, 0, 0, 0])]);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
