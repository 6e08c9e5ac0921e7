import type { Clock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import type { Random } from '../random/index.ts';
import type { Storage } from '../storage/index.ts';

/** What use cases are given instead of reaching for it. A feature that needs more extends it. */
export interface UseCaseContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** For use cases that make tokens, secrets or lots. */
export interface RandomContext extends UseCaseContext {
  readonly random: Random;
}

/** For use cases that store or read files. */
export interface StorageContext extends UseCaseContext {
  readonly storage: Storage;
}
