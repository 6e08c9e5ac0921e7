import { createHash } from 'node:crypto';
import type { Random } from '../../../platform/random/index.ts';

const howMany = 10;
/** Without letters and digits that look alike; 32 of them, five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** New codes as their owner writes them down: six groups of four, 120 bits each. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: howMany }, () => {
    const signs = [...random.bytes(24)].map((byte) => alphabet[byte % 32] ?? '').join('');
    return (signs.match(/.{4}/g) ?? []).join('-');
  });
}

/** As the database keeps a code. They are long and random, so a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
