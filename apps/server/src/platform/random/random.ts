import { randomBytes } from 'node:crypto';

/** Where the server gets its chance from: tokens and ids. Passed in, so that a test can fix it. */
export interface Random {
  /** Bytes that nobody can foretell. */
  bytes(count: number): Buffer;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
