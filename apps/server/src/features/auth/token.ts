import { createHash } from 'node:crypto';
import type { Random } from '../../platform/random/index.ts';

export interface Token {
  /** What its owner gets: 256 bits in base64url. */
  readonly text: string;
  /** What the database keeps: a copy of it opens nothing. */
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
