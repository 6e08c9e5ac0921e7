import { createHash } from 'node:crypto';
import type { Random } from '../random/index.ts';

export interface Token {
  /** Token for its owner: 256 bits in base64url. */
  readonly text: string;
  /** Hash that the database keeps: it gives no access. */
  readonly hash: string;
}

export function newToken(random: Random): Token {
  const text = random.bytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

/** Tokens are long and random, so a fast hash is enough. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
