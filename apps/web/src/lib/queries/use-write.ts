import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import { callServer } from './call.ts';
import type { Outcome } from './call.ts';

/**
 * Changes something by a call of the contract. What the change makes old is named, and read again where it is shown; whatever
 * else is known is read again by the next page that shows it, since a new hall is a matter of the plan, too. The outcome
 * comes at once.
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
        for (const read of old.split(',')) void queries.invalidateQueries({ queryKey: [read] });
      }
      return outcome;
    },
    [name, old, queries],
  );
}
