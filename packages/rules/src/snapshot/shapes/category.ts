import type { GroupProgress } from './group.ts';
import type { CategoryHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { PlayoffGroup, PlayoffSection } from './playoff.ts';
import type { TopScorer } from './statistics.ts';
import type { MatchTicket, SeatPlaceholder } from './ticket.ts';

/** A row of a group: place, numbers, and the team or its placeholder. */
export interface CategoryRow {
  readonly position: number | null;
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Goals scored less goals conceded. */
  readonly difference: number;
  /** Whether the team is playing. */
  readonly live: boolean;
  /** Whether its place leads to a play-off. */
  readonly advances: boolean;
}

export interface CategorySlice extends SliceHead {
  readonly category: CategoryHead;
  readonly played: number;
  readonly total: number;
  readonly groups: readonly (ShortGroupLink &
    GroupProgress & {
      readonly roundCs: string;
      readonly roundEn: string;
      readonly isBracket: boolean;
      readonly playoffCategory: string | null;
      readonly live: number;
      /** Number of teams, known or not. */
      readonly teams: number;
      /** The table; empty for a match of a play-off, which has its own page. */
      readonly rows: readonly CategoryRow[];
    })[];
  readonly playoffs: readonly {
    readonly letter: string;
    readonly played: number;
    readonly total: number;
    readonly live: number;
    readonly startsOn: string | null;
    /** The winner, after the final. */
    readonly winner: TeamHead | null;
  }[];
  /** The way to the title of the first play-off; null: there is none. */
  readonly bracket: {
    readonly letter: string;
    readonly section: PlayoffSection;
    readonly groups: readonly PlayoffGroup[];
  } | null;
  readonly live: readonly MatchTicket[];
  readonly next: readonly MatchTicket[];
  /** As far as the edition publishes names; their teams are in `teams`. */
  readonly topScorers: readonly TopScorer[];
  readonly teams: readonly TeamHead[];
}
