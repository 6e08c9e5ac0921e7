import { randomBytes } from 'node:crypto';

/** Source of randomness for tokens and ids. Passed in, so that a test can fix it. */
export interface Random {
  /** Bytes that nobody can foretell. */
  bytes(count: number): Buffer;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
