import type { ListQuery } from '../../../lib/queries/use-list-query.ts';

/** The state that a list of registrations shows: those that wait unless the address says another, or `all`. */
export function chosenState({ get }: ListQuery): string {
  return get('state') || 'new';
}

/** The question of a list of registrations; the server answers with every state where none is named. */
export function askedOf(query: ListQuery): Readonly<Record<string, string>> {
  const state = chosenState(query);
  const { state: _, ...rest } = query.all;
  return state === 'all' ? rest : { ...rest, state };
}
