import type { GroupProgress, GroupTableRow } from './group.ts';
import type { CategoryHead, ShortGroupLink, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

/** Fields of a match in a bracket; the rest is on the page of the match. */
export type PlayoffMatch = Pick<
  MatchTicket,
  | 'id'
  | 'matchNumber'
  | 'home'
  | 'away'
  | 'homeScore'
  | 'awayScore'
  | 'stageCode'
  | 'stageStartedAt'
  | 'clock'
  | 'halfLength'
  | 'day'
  | 'time'
  | 'hall'
>;

/** Fields of a table row in a bracket; the whole table is on the page of the group. */
export type PlayoffRow = Pick<
  GroupTableRow,
  'seat' | 'position' | 'team' | 'placeholder' | 'projected' | 'certain' | 'points'
>;

/** A group of a play-off: most often one match of two. */
export interface PlayoffGroup extends Omit<ShortGroupLink, 'label'>, GroupProgress {
  readonly roundCs: string;
  readonly roundEn: string;
  /** Whether its winner wins the play-off. */
  readonly isFinal: boolean;
  /** Destinations of its places within the play-off, best place first. */
  readonly leads: readonly { readonly standing: number; readonly slug: string; readonly short: string }[];
  /** Its table; empty if the group is a single match without byes. */
  readonly rows: readonly PlayoffRow[];
  readonly matches: readonly PlayoffMatch[];
}

export interface PlayoffSection {
  readonly kind: 'tree' | 'singles';
  /** Final places of its teams; null: includes the title. */
  readonly places: { readonly from: number; readonly to: number } | null;
  /** From left to right; with the name of the round if all matches of the column belong to one. */
  readonly columns: readonly { readonly roundCs: string | null; readonly roundEn: string | null }[];
  /** Height in rows; each team on a card takes one. */
  readonly height: number;
  readonly cells: readonly {
    readonly slug: string;
    readonly column: number;
    readonly middle: number;
    /** Slug of the group that a line is drawn to. */
    readonly next: string | null;
  }[];
}

export interface PlayoffSlice extends SliceHead {
  readonly category: CategoryHead;
  readonly playoff: string;
  /** All play-offs of the category. */
  readonly siblings: readonly string[];
  /** Number of teams, known or not. */
  readonly teams: number;
  readonly played: number;
  readonly total: number;
  readonly sections: readonly PlayoffSection[];
  /** In the order of play. */
  readonly groups: readonly PlayoffGroup[];
}
