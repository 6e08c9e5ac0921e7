import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from './failure.ts';

/** Milliseconds that data count as fresh: going back and forth asks once. */
const fresh = 10_000;
const kept = 30 * 60_000;

/** What signed-in pages have read. A network that fails keeps the data and is tried once more; a refusal is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fresh,
      gcTime: kept,
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (count, error) => count < 1 && error instanceof CallFailed && error.failure.kind === 'network',
      retryDelay: 1000,
    },
  },
});
