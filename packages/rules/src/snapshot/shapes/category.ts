import type { GroupProgress } from './group.ts';
import type { CategoryHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { TopScorer } from './statistics.ts';
import type { MatchTicket, SeatPlaceholder } from './ticket.ts';

/** A row at the top of a group: place, points, and the team or its placeholder. */
interface LeadingRow {
  readonly position: number | null;
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly points: number;
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
      /** First rows of the table; empty for a match of a play-off, which has its own page. */
      readonly leaders: readonly LeadingRow[];
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
  readonly live: readonly MatchTicket[];
  readonly next: readonly MatchTicket[];
  /** As far as the edition publishes names; their teams are in `teams`. */
  readonly topScorers: readonly TopScorer[];
  readonly teams: readonly TeamHead[];
}
