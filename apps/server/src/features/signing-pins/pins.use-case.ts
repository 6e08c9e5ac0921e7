import {
  constants,
  createPrivateKey,
  generateKeyPair,
  privateDecrypt,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { MatchSignatureBody } from '@sevenmetre/contract/match-events/schemas';
import { sealedPinText } from '@sevenmetre/rules/match';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';
import type { Sealer } from '../../platform/secrets/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as repository from './signing-pin.repository.ts';
import type { PinOwner } from './signing-pin.repository.ts';

export interface PinContext {
  readonly database: Database;
  readonly random: Random;
  readonly sealer: Sealer;
}

const purpose = 'signing key';
const digits = 6;
/** Wrong attempts after which a PIN is not believed any more. */
const mostFailures = 10;

/** A new PIN for somebody, replacing the one before. The only time that it is readable. */
export async function newPin({ database, random, sealer }: PinContext): Promise<{
  readonly pin: string;
  readonly store: (owner: PinOwner, now: Date, tx: Tx) => Promise<void>;
}> {
  const pin = String(random.bytes(6).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
  const pinHash = await hashOfPin({ database, random, sealer }, pin);
  return { pin, store: (owner, now, tx) => repository.upsertPin(owner, pinHash, now, tx) };
}

/** A new PIN for the caller's account. */
export async function issueOwnPin(
  context: PinContext & { readonly clock: Clock },
  userId: number,
): Promise<{ readonly pin: string }> {
  const { pin, store } = await newPin(context);
  const at = context.clock.now();
  await context.database.transaction(async (tx) => {
    await store({ userId }, at, tx);
    await recordAudit(tx, { at, userId, action: 'accountPin', subjectType: 'user', subjectId: userId });
  });
  return { pin };
}

/** The hash of a PIN to store, with a new salt. The key pair exists from now on. */
export async function hashOfPin({ database, random, sealer }: PinContext, pin: string): Promise<string> {
  await ensureKey({ database, sealer });
  return hashPin(pin, random.bytes(16));
}

/** scrypt with 32 MiB; a hash and its salt in hexadecimal. */
function hashPin(pin: string, salt: Buffer): Promise<string> {
  const options = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, 32, options, (failure, hash) => {
      if (failure) reject(failure);
      else resolve(`${salt.toString('hex')}.${hash.toString('hex')}`);
    });
  });
}

async function isPin(pinHash: string, pin: string): Promise<boolean> {
  const [salt = ''] = pinHash.split('.');
  const hash = await hashPin(pin, Buffer.from(salt, 'hex'));
  return timingSafeEqual(Buffer.from(hash), Buffer.from(pinHash));
}

async function ensureKey({ database, sealer }: Pick<PinContext, 'database' | 'sealer'>): Promise<void> {
  if ((await repository.findKey(database.db)) !== null) return;
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const sealedPrivateKey = sealer.seal(privateKey, purpose);
  await repository.insertKey({ publicKey: publicKey.toString('base64'), sealedPrivateKey }, database.db);
}

/** The key to which devices seal PINs, SPKI in base64; null: nobody has a PIN yet. */
export async function findSigningKey(tx: Tx): Promise<string | null> {
  return (await repository.findKey(tx))?.publicKey ?? null;
}

/** Whether the PIN of a signature is right; false also for what cannot be opened. Counts a wrong one when called. */
export type VerifyPin = (
  signature: MatchSignatureBody,
  about: { readonly matchId: number; readonly userId: number },
) => Promise<boolean>;

export function createPinVerifier({ database, sealer }: Pick<PinContext, 'database' | 'sealer'>): VerifyPin {
  return async (signature, { matchId, userId }) => {
    const owner = await ownerOf(signature, matchId, userId, database);
    const key = await repository.findKey(database.db);
    const stored = owner && (await repository.findPin(owner, database.db));
    if (!owner || !key || !stored || stored.failures >= mostFailures) return false;
    const opened = open(sealer.open(key.sealedPrivateKey, purpose), signature.proof ?? '');
    const pin = opened?.slice(0, digits) ?? '';
    const isMeant = opened !== null && opened === sealedPinText(pin, matchId, signature);
    const isRight = isMeant && (await isPin(stored.pinHash, pin));
    if (!isRight) await database.transaction((tx) => repository.countFailure(owner, tx));
    return isRight;
  };
}

function open(privateKey: string | null, proof: string): string | null {
  if (privateKey === null) return null;
  const key = {
    key: createPrivateKey(privateKey),
    padding: constants.RSA_PKCS1_OAEP_PADDING,
    oaepHash: 'sha256',
  };
  try {
    return privateDecrypt(key, Buffer.from(proof, 'base64')).toString('utf8');
  } catch {
    // Sealed to another key, or no sealed text at all.
    return null;
  }
}

/** Officials sign with their own PIN, referees with that of their account, the table with that of the account in use. */
async function ownerOf(
  { role, personId }: MatchSignatureBody,
  matchId: number,
  userId: number,
  { db }: Database,
): Promise<PinOwner | null> {
  if (role === 'timekeeper' || role === 'scorekeeper') return { userId };
  if (personId === null) return null;
  if (role === 'first-referee' || role === 'second-referee') {
    const refereeUserId = await repository.findRefereeUserId(matchId, personId, db);
    return refereeUserId === null ? null : { userId: refereeUserId };
  }
  const side = role === 'home-official' ? 'home' : 'away';
  const isThere = await repository.isOfficial({ matchId, side, participantId: personId }, db);
  return isThere ? { participantId: personId } : null;
}

/** Encrypts the private key with the present key of the installation. */
export async function resealSigningKey(sealer: Sealer, tx: Tx) {
  const key = await repository.findKey(tx);
  const resealed = key && sealer.reseal(key.sealedPrivateKey, purpose);
  if (resealed === 'unreadable') return { resealed: 0, unreadable: 1 };
  if (resealed !== null) await repository.updateKey(resealed, tx);
  return { resealed: resealed === null ? 0 : 1, unreadable: 0 };
}
