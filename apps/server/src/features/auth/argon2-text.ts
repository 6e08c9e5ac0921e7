import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

export interface Argon2Parameters {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface Argon2Text extends Argon2Parameters {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Argon2id in the PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]{11,86})\$([\w+/]{22,171})$/u;

/** @returns an Argon2id hash (RFC 9106) with a random salt of 16 bytes */
export async function argon2Hash(message: string, parameters: Argon2Parameters): Promise<string> {
  const { memory, passes, parallelism } = parameters;
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { message, nonce: salt, tagLength: 32, ...parameters });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** Whether the text is a hash of the message; false for a text that is not a hash. */
export async function argon2Verify(text: string, message: string): Promise<boolean> {
  const hash = read(text);
  if (!hash) return false;
  const { salt, tag, ...parameters } = hash;
  const made = await derive('argon2id', { message, nonce: salt, tagLength: tag.length, ...parameters });
  return timingSafeEqual(made, tag);
}

/** Parameters of a hash; null if the text is not a hash. */
export function argon2Parameters(text: string): Argon2Parameters | null {
  return read(text);
}

function read(text: string): Argon2Text | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = pattern.exec(text) ?? [];
  if (memory === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Base64 without padding. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/u, '');
}
