import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random/index.ts';

/** Encrypts data that a copy of the database must not reveal. */
export interface Sealer {
  /** @param purpose bound to the text: it can be opened for the same purpose only */
  seal(text: string, purpose: string): string;
  /** null: sealed with another key, for another purpose, or changed. */
  open(sealed: string, purpose: string): string | null;
}

interface KeySource {
  /** The setting `SECRET_KEY`; null: a key in the data folder, created when first needed. */
  readonly secretKey: string | null;
  readonly dataDirectory: string;
  readonly random: Random;
}

const algorithm = 'aes-256-gcm';

const [ivBytes, tagBytes] = [12, 16];

/** AES-256-GCM. The key is loaded or created on first use. */
export function createSealer(source: KeySource): Sealer {
  let key: Buffer | null = null;
  const keyNow = () => (key ??= keyOf(source));
  return {
    seal(text, purpose) {
      const iv = source.random.bytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyNow(), iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const [iv, tag, body] = [
        bytes.subarray(0, ivBytes),
        bytes.subarray(ivBytes, ivBytes + tagBytes),
        bytes.subarray(ivBytes + tagBytes),
      ];
      const decipher = createDecipheriv(algorithm, keyNow(), iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function keyOf({ secretKey, dataDirectory, random }: KeySource): Buffer {
  const text = secretKey ?? keyInFolder(dataDirectory, random);
  return createHash('sha256').update(text).digest();
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
