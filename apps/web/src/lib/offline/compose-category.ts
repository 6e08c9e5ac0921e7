import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { categorySlice, findCategory, topScorersOf } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/** The page of a category that was never opened; null when there is none of that code. */
export function composeCategory(kept: KeptTournament, code: string): CategorySlice | null {
  const snapshot = snapshotOf(kept);
  const category = findCategory(snapshot, code);
  if (category === null) return null;
  const slice = categorySlice(snapshot, category, topScorersOf(kept.statistics?.scorers.rows ?? []));
  return {
    ...slice,
    groups: slice.groups.map((group) => ({ ...group, leaders: [...group.leaders] })),
    playoffs: [...slice.playoffs],
    live: [...slice.live],
    next: [...slice.next],
    teams: [...slice.teams],
    topScorers: [...slice.topScorers],
  };
}
