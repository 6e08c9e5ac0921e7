import type { Random } from '../../../platform/random/index.ts';

/** Milliseconds that a browser lets its user look for the device. */
export const passkeyTimeout = 120_000;

/** The site that browsers keep passkeys for (relying party). */
export interface RelyingParty {
  /** Scheme, host and port as visitors see them. */
  readonly origin: string;
  /** The host alone. */
  readonly id: string;
}

export function relyingPartyOf(origin: string): RelyingParty {
  return { origin, id: new URL(origin).hostname };
}

export const portalName = 'Sevenmetre';

/** What a device has to sign, so that an answer of another time is none of now. */
export function newPasskeyChallenge(random: Random): string {
  return random.bytes(32).toString('base64url');
}
