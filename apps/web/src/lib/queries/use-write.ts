import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import { callServer } from './call.ts';
import type { Outcome } from './call.ts';

/**
 * Changes something by a call of the contract. Named queries are refetched where they are shown; all others are
 * refetched by the next page that shows them, since a new hall affects the plan, too. So are the numbers of what waits, which stand
 * beside every page of organisers. Does not wait for these.
 */
export function useWrite<N extends OperationName>(
  name: N,
  makesOld: readonly OperationName[] = [],
): (input: CallInput<N>) => Promise<Outcome<N>> {
  const queries = useQueryClient();
  const old = makesOld.join();
  return useCallback(
    async (input) => {
      const outcome = await callServer(name, input);
      if (outcome.ok) {
        void queries.invalidateQueries({ refetchType: 'none' });
        for (const read of [...old.split(','), 'contents'])
          void queries.invalidateQueries({ queryKey: [read] });
      }
      return outcome;
    },
    [name, old, queries],
  );
}
