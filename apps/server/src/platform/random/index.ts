import { randomBytes } from 'node:crypto';

/** Source of randomness for tokens and ids. Passed in, so that a test can fix it. */
export interface Random {
  /** Unpredictable bytes. */
  bytes(count: number): Buffer;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
