import { useEffect, useRef } from 'react';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';

/** The state that a list of registrations shows: those that wait unless the address says another, or `all`. */
export function chosenState({ get }: ListQuery): string {
  return get('state') || 'new';
}

/** The query of a list of registrations; without a state the server returns all. */
export function askedOf(query: ListQuery): Readonly<Record<string, string>> {
  const state = chosenState(query);
  const { state: _, ...rest } = query.all;
  return state === 'all' ? rest : { ...rest, state };
}

/** A list that is opened while nobody waits shows everybody; a state that the address names, or a later decision, changes nothing. */
export function useAllWhenNoneWaits(
  query: ListQuery,
  states: Readonly<Record<string, number>> | undefined,
): void {
  const isSettled = useRef(false);
  useEffect(() => {
    if (isSettled.current || states === undefined) return;
    isSettled.current = true;
    const isAny = Object.values(states).some((count) => count > 0);
    if (Object.keys(query.all).length === 0 && states['new'] === 0 && isAny) query.set({ state: 'all' });
  }, [query, states]);
}
