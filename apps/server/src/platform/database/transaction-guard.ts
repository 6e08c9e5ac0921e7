import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

/** Detects whether the running code was called inside an open transaction. */
export type TransactionGuard = {
  /** @throws Error inside an open transaction; `what` begins the sentence */
  refuseInside(what: string): void;
  /** Runs `work` inside a transaction. */
  inside<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * A statement outside of its surrounding transaction waits forever if there is one connection, and sees other
 * data if there are several. Both bugs are hard to notice, so they throw in both modes.
 */
export function createTransactionGuard(): TransactionGuard {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    refuseInside(what) {
      if (!storage.getStore()?.open) return;
      throw new Error(`${what} inside a transaction: hand the transaction's own "tx" down to this call.`);
    },
    async inside(work) {
      const state = { open: true };
      try {
        return await storage.run(state, work);
      } finally {
        // Work started inside, such as a timer, may use the database after the transaction.
        state.open = false;
      }
    },
  };
}

/** Refuses Drizzle's statements inside a transaction: its logger is called before each is sent. */
export function refuseInside(guard: TransactionGuard): Logger {
  return { logQuery: () => guard.refuseInside('The database was used directly') };
}
