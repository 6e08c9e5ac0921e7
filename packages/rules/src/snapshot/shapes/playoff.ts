import type { GroupProgress, GroupTableRow } from './group.ts';
import type { CategoryHead, ShortGroupLink, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

/** What a bracket prints of a match; the rest stands on the match's own page. */
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

/** What a bracket prints of a row; the whole table stands on the group's own page. */
export type PlayoffRow = Pick<
  GroupTableRow,
  'seat' | 'position' | 'team' | 'placeholder' | 'projected' | 'certain' | 'points'
>;

/** A group of a play-off: most often one match of two. */
export interface PlayoffGroup extends Omit<ShortGroupLink, 'label'>, GroupProgress {
  readonly roundCs: string;
  readonly roundEn: string;
  /** Whoever wins it has won the play-off. */
  readonly isFinal: boolean;
  /** Where its places lead within the play-off, best place first. */
  readonly leads: readonly { readonly standing: number; readonly slug: string; readonly short: string }[];
  /** Its table, unless the group is one match and nothing more: byes, groups of three. */
  readonly rows: readonly PlayoffRow[];
  readonly matches: readonly PlayoffMatch[];
}

export interface PlayoffSection {
  readonly kind: 'tree' | 'singles';
  /** Places that its teams end on; null: the title. */
  readonly places: { readonly from: number; readonly to: number } | null;
  /** From left to right; the name of the round when all of the column are of one. */
  readonly columns: readonly { readonly roundCs: string | null; readonly roundEn: string | null }[];
  /** In rows, of which every team of a card has one. */
  readonly height: number;
  readonly cells: readonly {
    readonly slug: string;
    readonly column: number;
    readonly middle: number;
    /** Slug of the group that a line leads to. */
    readonly next: string | null;
  }[];
}

export interface PlayoffSlice extends SliceHead {
  readonly category: CategoryHead;
  readonly playoff: string;
  /** All play-offs of the category. */
  readonly siblings: readonly string[];
  /** How many enter it, known yet or not. */
  readonly teams: number;
  readonly played: number;
  readonly total: number;
  readonly sections: readonly PlayoffSection[];
  /** In the order of play. */
  readonly groups: readonly PlayoffGroup[];
}
