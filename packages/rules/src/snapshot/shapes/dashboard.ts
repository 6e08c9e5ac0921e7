import type { Deadline, LastChampions } from '../../tournament/index.ts';
import type { Finale } from './finale.ts';
import type { CategoryHead, ShortGroupLink, SliceHead } from './heads.ts';
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
  readonly categories: readonly (CategoryHead & {
    readonly teams: number;
    readonly live: number;
    readonly groups: readonly ShortGroupLink[];
  })[];
}
