import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { passkeys } from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** Gives somebody a passkey, and answers with it as a browser would: its owner present and verified, ES256. */
export async function passkeyOf(userId: number, { db }: TestDatabase) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from(`passkey of ${userId}`).toString('base64url');
  await db.insert(passkeys).values({
    userId,
    credentialId: id,
    publicKey: coseOf(publicKey).toString('base64url'),
    counter: 0,
    transports: [],
    synced: true,
    name: 'Phone',
  });
  return {
    answer: (challenge: string, origin: string) => ({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: responseTo(challenge, origin, privateKey),
    }),
  };
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

function responseTo(challenge: string, origin: string, privateKey: KeyObject) {
  const asked = { type: 'webauthn.get', challenge, origin, crossOrigin: false };
  const clientData = Buffer.from(JSON.stringify(asked));
  const authenticatorData = Buffer.concat([
    sha256(new URL(origin).hostname),
    Buffer.from([0x05, 0, 0, 0, 0]),
  ]);
  const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
  return {
    clientDataJSON: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: sign('sha256', signed, privateKey).toString('base64url'),
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
