import type { GroupProgress } from './group.ts';
import type { CategoryHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { TopScorer } from './statistics.ts';
import type { MatchTicket, SeatPlaceholder } from './ticket.ts';

/** Who leads a group: place, points, and the team or what its seat waits for. */
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
      /** Teams, known yet or not. */
      readonly teams: number;
      /** The first of the table; none for a match of a play-off, which has a page of its own. */
      readonly leaders: readonly LeadingRow[];
    })[];
  readonly playoffs: readonly {
    readonly letter: string;
    readonly played: number;
    readonly total: number;
    readonly live: number;
    readonly startsOn: string | null;
    /** Who has won it, once its final is over. */
    readonly winner: TeamHead | null;
  }[];
  readonly live: readonly MatchTicket[];
  readonly next: readonly MatchTicket[];
  /** As far as the edition publishes names; their teams stand in `teams`. */
  readonly topScorers: readonly TopScorer[];
  readonly teams: readonly TeamHead[];
}
