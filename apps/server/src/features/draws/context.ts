import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';

export interface DrawsContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Makes the secrets. */
  readonly random: Random;
}

/**
 * SHA-256 in hexadecimal of the text in UTF-8: the output of `sha256sum`, and what browsers compute to verify
 * a draw.
 */
export async function sha256(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
