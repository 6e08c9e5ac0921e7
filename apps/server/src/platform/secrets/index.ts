import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random/index.ts';

export { hashToken, newToken } from './token.ts';

/** Encrypts data that a copy of the database must not reveal. */
export interface Sealer {
  /** @param purpose bound to the text: it can be opened for the same purpose only */
  seal(text: string, purpose: string): string;
  /** null: sealed with a key that is not known, for another purpose, or changed. */
  open(sealed: string, purpose: string): string | null;
  /** The same text sealed with the present key and algorithm: null if that is so already, 'unreadable' if it cannot be opened. */
  reseal(sealed: string, purpose: string): string | 'unreadable' | null;
}

interface KeySource {
  /** The setting `SECRET_KEY`; null: a key in the data folder, created when first needed. */
  readonly secretKey: string | null;
  /** The setting `SECRET_KEY_PREVIOUS`: opens what was sealed with it; null: none. */
  readonly previousKey?: string | null;
  readonly dataDirectory: string;
  readonly random: Random;
}

interface Key {
  /** Names the key in what it sealed, and reveals nothing of it. */
  readonly id: string;
  readonly bytes: Buffer;
}

const algorithm = 'aes-256-gcm';

const [ivBytes, tagBytes] = [12, 16];

/**
 * Version of the format: `1.KEY.BYTES`, with the id of the key, and IV, tag and body in base64url. Version and key are
 * authenticated. Values without a version are the bytes alone.
 */
const version = '1';

/** AES-256-GCM. The key is loaded or created on first use. */
export function createSealer(source: KeySource): Sealer {
  let key: Key | null = null;
  const keyNow = () => (key ??= keyOf(source.secretKey ?? keyInFolder(source.dataDirectory, source.random)));
  const previous = source.previousKey == null ? [] : [keyOf(source.previousKey)];
  const header = () => `${version}.${keyNow().id}`;
  const sealer: Sealer = {
    seal(text, purpose) {
      const iv = source.random.bytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyNow().bytes, iv);
      cipher.setAAD(Buffer.from(`${header()}.${purpose}`));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${header()}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const keys = [keyNow(), ...previous];
      const [named, id, bytes] = sealed.split('.');
      if (named !== undefined && id === undefined) return openWithAny(keys, named, purpose);
      if (named !== version || bytes === undefined) return null;
      const own = keys.filter((known) => known.id === id);
      return openWithAny(own, bytes, `${version}.${id ?? ''}.${purpose}`);
    },
    reseal(sealed, purpose) {
      if (sealed.startsWith(`${header()}.`)) return null;
      const text = sealer.open(sealed, purpose);
      return text === null ? 'unreadable' : sealer.seal(text, purpose);
    },
  };
  return sealer;
}

function openWithAny(keys: readonly Key[], sealed: string, authenticated: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const [iv, tag, body] = [
    bytes.subarray(0, ivBytes),
    bytes.subarray(ivBytes, ivBytes + tagBytes),
    bytes.subarray(ivBytes + tagBytes),
  ];
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, key.bytes, iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(authenticated)).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another of the keys.
    }
  }
  return null;
}

function keyOf(text: string): Key {
  const id = createHash('sha256').update(`id of the key ${text}`).digest('base64url').slice(0, 6);
  return { id, bytes: createHash('sha256').update(text).digest() };
}

/** Of several processes with one folder, the first one creates the key. */
function keyInFolder(folder: string, random: Random): string {
  const path = join(folder, 'secret.key');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, random.bytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
