import { argon2Hash, argon2Parameters, argon2Verify } from './argon2-text.ts';

/** OWASP's recommendation for Argon2id; memory in KiB. Hashes with other parameters are renewed at the next sign-in. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };

/** Hashing is slow on purpose and shares its threads with the disk: only so many at once, the rest waits in line. */
const slots = createSlots(2);

/** Argon2id with its parameters and salt, as the database keeps it. The same character typed in two ways is one. */
export function hashPassword(password: string): Promise<string> {
  return slots(() => argon2Hash(password.normalize('NFC'), parameters));
}

/** An account that was invited or closed has none: no password opens it. */
export const noPassword = 'none';

export function isPasswordHash(passwordHash: string): boolean {
  return passwordHash.startsWith('$argon2');
}

/** false also for a hash that is none. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return slots(() => argon2Verify(passwordHash, password.normalize('NFC')));
}

/** Whether a hash was made with other parameters than those of today. */
export function needsRehash(passwordHash: string): boolean {
  const made = argon2Parameters(passwordHash);
  return (
    made?.memory !== parameters.memory ||
    made.passes !== parameters.passes ||
    made.parallelism !== parameters.parallelism
  );
}

/** Returns a function that runs at most `count` tasks at once, in the order of the calls. */
function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
