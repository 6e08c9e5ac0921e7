import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';

/** Knows whether the running code was called from inside an open transaction. */
export type TransactionGuard = {
  /** @throws Error inside an open transaction; `what` begins the sentence */
  refuseInside(what: string): void;
  /** Runs `work` as the inside of a transaction. */
  inside<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * With one connection, a statement outside the transaction that surrounds it waits for ever; with several, it sees
 * other data than the transaction does. Both are bugs that hide, so they are made loud in both modes.
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
        // Work that was only started inside, such as a timer, may use the database afterwards.
        state.open = false;
      }
    },
  };
}

/** Refuses Drizzle's statements inside a transaction: its logger hears of each before it is sent. */
export function refuseInside(guard: TransactionGuard): Logger {
  return { logQuery: () => guard.refuseInside('The database was used directly') };
}
