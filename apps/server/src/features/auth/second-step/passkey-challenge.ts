import type { Random } from '../../../platform/random/index.ts';

/** Milliseconds that a browser lets its user look for the device. */
export const passkeyTimeout = 120_000;

/** What a device has to sign, so that an answer of another time is none of now. */
export function newPasskeyChallenge(random: Random): string {
  return random.bytes(32).toString('base64url');
}
