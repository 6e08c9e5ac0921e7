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

/** In hexadecimal, of the text in UTF-8: what `sha256sum` prints, and what browsers compute when they verify. */
export async function sha256(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
