import { createHmac } from 'node:crypto';
import type { Sealer } from '../../../platform/secrets/index.ts';

/** Seconds that one code is shown (RFC 6238). */
const period = 30;

/** The codes of the previous and the next half minute are accepted too, because clocks of phones differ. */
const tolerance = [-1, 0, 1];

/** The half minute of an instant, counted from 1970. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The code of a half minute (RFC 4226 with SHA-1, as authenticator apps make them). */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The half minute that the code belongs to; null if the code is not valid now or was used already.
 * @param lastStep the half minute of the last used code: codes up to it are refused
 */
export function matchingStep(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  const steps = tolerance.map((by) => stepOf(now) + by);
  return steps.find((step) => step > lastStep && codeOf(secret, step) === digits) ?? null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648 without padding, the format that authenticator apps expect. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

/** What a QR code holds for authenticator apps. */
export function otpauthUri(secret: Buffer, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** What the secret of a user's authenticator is sealed for. */
export const purposeOf = (userId: number) => `authenticator of user ${userId}`;

export function sealSecret(sealer: Sealer, userId: number, secret: Buffer): string {
  return sealer.seal(secret.toString('base64url'), purposeOf(userId));
}

/** null: sealed with another key than the portal's current one; recovery codes still work. */
export function secretOf(
  sealer: Sealer,
  { userId, sealedSecret }: { readonly userId: number; readonly sealedSecret: string },
): Buffer | null {
  const text = sealer.open(sealedSecret, purposeOf(userId));
  return text === null ? null : Buffer.from(text, 'base64url');
}
