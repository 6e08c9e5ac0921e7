import type { TeamState } from '../vocabulary/index.ts';
import { hasRoom } from './review/capacity.ts';

export interface PlacedTeam {
  readonly categoryId: number;
  /** null: a new one. */
  readonly stored: { readonly categoryId: number; readonly state: TeamState } | null;
}

export interface CategoryPlaces {
  readonly id: number;
  /** null: unlimited. */
  readonly capacity: number | null;
  /** Number of accepted teams of all other clubs. */
  readonly acceptedOfOthers: number;
}

/**
 * States of a club's teams, in their order (CR11): one that stays in its category keeps its state, a new or
 * moved one is accepted if its category has a place, and waits otherwise. Withdrawn teams stay withdrawn.
 */
export function placeTeams(teams: readonly PlacedTeam[], categories: readonly CategoryPlaces[]): TeamState[] {
  const accepted = new Map(categories.map(({ id, acceptedOfOthers }) => [id, acceptedOfOthers]));
  const capacities = new Map(categories.map(({ id, capacity }) => [id, capacity]));
  const take = (categoryId: number) => accepted.set(categoryId, (accepted.get(categoryId) ?? 0) + 1);
  for (const { categoryId, stored } of teams) {
    if (stored?.state === 'accepted' && stored.categoryId === categoryId) take(categoryId);
  }
  return teams.map(({ categoryId, stored }) => {
    if (stored && (stored.categoryId === categoryId || stored.state === 'withdrawn')) return stored.state;
    const capacity = capacities.get(categoryId) ?? null;
    if (!hasRoom(capacity, accepted.get(categoryId) ?? 0)) return 'waiting';
    take(categoryId);
    return 'accepted';
  });
}
