import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { passkeys } from '../src/platform/database/schema/index.ts';
import type { TestDatabase } from './database.ts';

/** Registers a passkey for a user and signs with it as a browser would: user present and verified, ES256. */
export async function passkeyOf(userId: number, { db }: TestDatabase, name = `passkey of ${userId}`) {
  const { id, publicKey, answer } = newPasskey(name);
  await db.insert(passkeys).values({
    userId,
    credentialId: id,
    publicKey: coseOf(publicKey).toString('base64url'),
    counter: 0,
    transports: [],
    synced: true,
    name: 'Phone',
  });
  return { answer };
}

/** An unregistered passkey: the browser's answers when it is created and when it signs in. */
export function newPasskey(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from(name).toString('base64url');
  const answering = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    publicKey,
    made: (challenge: string, origin: string) => answering(creationOf(challenge, origin, { id, publicKey })),
    answer: (challenge: string, origin: string) => answering(responseTo(challenge, origin, privateKey)),
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

/** {"fmt": "none", "attStmt": {}, "authData": …} in CBOR, with the browser's client data. */
function creationOf(
  challenge: string,
  origin: string,
  { id, publicKey }: { id: string; publicKey: KeyObject },
) {
  const credentialId = Buffer.from(id, 'base64url');
  const authenticatorData = Buffer.concat([
    sha256(new URL(origin).hostname),
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseOf(publicKey),
  ]);
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authenticatorData.length]),
    authenticatorData,
  ]);
  return {
    clientDataJSON: clientDataOf('webauthn.create', challenge, origin).toString('base64url'),
    attestationObject: attestation.toString('base64url'),
  };
}

function responseTo(challenge: string, origin: string, privateKey: KeyObject) {
  const clientData = clientDataOf('webauthn.get', challenge, origin);
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

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
