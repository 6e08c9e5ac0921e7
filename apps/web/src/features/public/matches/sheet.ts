import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { PlayerMarks } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { MatchMoment, Story } from './story.ts';

/** A part of the page that arrives after the score and the timeline, with what it prints. */
export type SheetProps =
  | { readonly kind: 'rosters' | 'scorers'; readonly slice: MatchSlice; readonly story: Story }
  | { readonly kind: 'info' | 'nothing' | 'preview'; readonly slice: MatchSlice }
  /** `hasNext`: whether it says what both teams play next. */
  | { readonly kind: 'around'; readonly slice: MatchSlice; readonly hasNext: boolean }
  | { readonly kind: 'shootout'; readonly slice: MatchSlice; readonly story: Story }
  | { readonly kind: 'graph'; readonly graph: GraphSheet };

export interface RosterSheet {
  readonly side: Side;
  readonly players: readonly RosterLine[];
  readonly leaders: readonly RosterLine[];
  /** Goals whose player is to follow. */
  readonly unnamed: number;
}

export interface RosterLine {
  readonly id: number;
  readonly number: number | null;
  /** As far as it is published. */
  readonly name: string | null;
  /** What stands for the name where there is none. */
  readonly spoken: string;
  readonly marks: PlayerMarks;
}

export interface ShootoutSheet {
  readonly home: number;
  readonly away: number;
  /** Of each round the home side's throw, then the guests'; null: not thrown yet. */
  readonly rounds: readonly (readonly [ShootoutThrow | null, ShootoutThrow | null])[];
}

export interface ShootoutThrow {
  readonly number: number | null;
  readonly name: string;
  readonly outcome: string;
  readonly scored: boolean;
}

interface Standing {
  readonly home: number;
  readonly away: number;
}

export interface GraphSheet {
  readonly ticket: MatchSlice['ticket'];
  /** In playing order. */
  readonly moments: readonly MatchMoment[];
  /** Seconds of match clock up to which the match is known. */
  readonly until: number;
  /** null in the first half. */
  readonly halfTime: Standing | null;
  readonly end: Standing;
}
