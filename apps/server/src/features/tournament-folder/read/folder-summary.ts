import type { FolderError } from '../folder-error.ts';
import type { FolderCounts } from '../folder-counts.ts';
import { countsOf } from '../folder-counts.ts';
import type { Note } from '../note.ts';
import type { Club, Settings, Team } from '../tournament.ts';
import type { GoodFolder } from './read-folder.ts';

/** Data of a valid folder for recognising its clubs and teams. */
export interface FolderSummary {
  readonly settings: Settings;
  readonly clubs: readonly Club[];
  readonly teams: readonly Team[];
  readonly counts: FolderCounts;
  readonly notes: readonly Note[];
}

export type SummaryReading =
  | { readonly ok: true; readonly summary: FolderSummary }
  | { readonly ok: false; readonly errors: readonly FolderError[]; readonly count: number };

export function summaryOf(good: GoodFolder): FolderSummary {
  const { settings, clubs, teams } = good.tournament;
  return { settings, clubs, teams, counts: countsOf(good), notes: good.notes };
}
