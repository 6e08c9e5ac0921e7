import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { findPlayoff, playoffSlice } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/** The page of a play-off that was never opened; null when there is none of that letter. */
export function composePlayoff(kept: KeptTournament, code: string, letter: string): PlayoffSlice | null {
  const snapshot = snapshotOf(kept);
  const found = findPlayoff(snapshot, code, letter);
  if (found === null) return null;
  const slice = playoffSlice(snapshot, found);
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  return {
    ...slice,
    siblings: [...slice.siblings],
    sections: slice.sections.map((section) => ({
      ...section,
      columns: [...section.columns],
      cells: [...section.cells],
    })),
    groups: slice.groups.map((group) => ({
      ...group,
      leads: [...group.leads],
      rows: [...group.rows],
      matches: [...group.matches],
    })),
  };
}
