import type { Deadline, LastChampions } from '../../tournament/index.ts';
import type { Finale } from './finale.ts';
import type { CategoryHead, ShortGroupLink, SliceHead, TeamHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

export interface DashboardSlice extends SliceHead {
  readonly day: number | null;
  readonly numbers: {
    readonly teams: number;
    readonly countries: number;
    readonly referees: number;
    readonly halls: number;
    readonly matches: number;
    readonly goals: number;
    readonly played: number;
    readonly live: number;
    readonly today: number;
    readonly playedToday: number;
  };
  /** Shown once all matches are played; null before. */
  readonly finale: Finale | null;
  /** Shown before the first day; null from then on. */
  readonly before: {
    readonly deadlines: readonly Deadline[];
    readonly champions: LastChampions | null;
  } | null;
  readonly live: readonly MatchTicket[];
  /** Ended within the last hour, the newest first; absent: in slices that an older program has kept. */
  readonly justFinished?: readonly MatchTicket[] | undefined;
  readonly next: readonly MatchTicket[];
  /** Teams with the most goals of the day, best first; absent: none was played yet. */
  readonly top?: readonly TopOfDay[] | undefined;
  readonly categories: readonly (CategoryHead & {
    readonly teams: number;
    readonly live: number;
    readonly groups: readonly ShortGroupLink[];
  })[];
}

/** Goals of a team in its matches of a day that are over. */
export interface TopOfDay {
  readonly team: TeamHead;
  readonly category: string;
  readonly goals: number;
  readonly matches: number;
}
