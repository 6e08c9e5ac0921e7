import { createHash } from 'node:crypto';
import type { Random } from '../../../platform/random/index.ts';

const howMany = 10;
/** 32 characters, five bits each, without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** New codes as the owner writes them down: six groups of four characters, 120 bits each. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: howMany }, () => {
    const signs = [...random.bytes(24)].map((byte) => alphabet[byte % 32] ?? '').join('');
    return (signs.match(/.{4}/g) ?? []).join('-');
  });
}

/** Hash that the database keeps. Codes are long and random, so a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
