import type { FolderError } from '../folder-error.ts';
import type { FolderCounts } from '../folder-counts.ts';
import { countsOf } from '../folder-counts.ts';
import type { Note } from '../note.ts';
import type { Category, Club, Settings, Team } from '../tournament.ts';
import type { GoodFolder } from './read-folder.ts';

/** Data of a valid folder for recognising its clubs and teams. */
export interface FolderSummary {
  readonly settings: Settings;
  readonly categories: readonly Category[];
  readonly clubs: readonly Club[];
  readonly teams: readonly Team[];
  readonly counts: FolderCounts;
  readonly notes: readonly Note[];
  /** Number of matches with a result. */
  readonly results: number;
  /** Converted from the answers of another portal. */
  readonly isPortal: boolean;
}

export type SummaryReading =
  | { readonly ok: true; readonly summary: FolderSummary }
  | { readonly ok: false; readonly errors: readonly FolderError[]; readonly count: number };

export function summaryOf(good: GoodFolder, isPortal: boolean = false): FolderSummary {
  const { settings, categories, clubs, teams, matches } = good.tournament;
  const results = matches.filter(({ state }) => state !== 'scheduled').length;
  return { settings, categories, clubs, teams, counts: countsOf(good), notes: good.notes, results, isPortal };
}
