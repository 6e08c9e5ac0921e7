import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { categorySlice, findCategory, topScorersOf } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

type Composed = ReturnType<typeof categorySlice>;

/** The page of a category that was never opened; null when there is none of that code. */
export function composeCategory(kept: KeptTournament, code: string): CategorySlice | null {
  const snapshot = snapshotOf(kept);
  const category = findCategory(snapshot, code);
  if (category === null) return null;
  const slice = categorySlice(snapshot, category, topScorersOf(kept.statistics?.scorers.rows ?? []));
  return {
    ...slice,
    groups: slice.groups.map((group) => ({ ...group, rows: [...group.rows] })),
    playoffs: [...slice.playoffs],
    bracket: slice.bracket && copyOf(slice.bracket),
    live: [...slice.live],
    next: [...slice.next],
    teams: [...slice.teams],
    topScorers: [...slice.topScorers],
  };
}

/** The rules promise not to change what they answer; the contract's documents are anybody's. */
function copyOf({ letter, section, groups }: NonNullable<Composed['bracket']>): CategorySlice['bracket'] {
  return {
    letter,
    section: { ...section, columns: [...section.columns], cells: [...section.cells] },
    groups: groups.map((group) => ({
      ...group,
      leads: [...group.leads],
      rows: [...group.rows],
      matches: [...group.matches],
    })),
  };
}
