import type { CategoryHead, HallHead, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';
import type { Announcement } from '../../tournament/index.ts';

export interface HallSlice extends SliceHead {
  readonly hall: HallHead & { readonly address: string | null };
  /** Its neighbours by code, among the halls that are played in. */
  readonly previous: HallHead | null;
  readonly next: HallHead | null;
  /** Days on which the hall is played in, in order. */
  readonly days: readonly string[];
  /** The one day that was asked for; null: all of them. */
  readonly day: string | null;
  readonly matches: readonly MatchTicket[];
  /** Of the matches, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
  /** What the organiser tells the hall, oldest first; readers hide what has ended. */
  readonly announcements: readonly Omit<Announcement, 'hallIds'>[];
}

export interface HallsSlice extends SliceHead {
  /** The day that is shown: today, else the next one that is played on, else the last. */
  readonly day: string | null;
  readonly halls: readonly HallNow[];
  readonly categories: readonly CategoryHead[];
}

export interface HallNow extends HallHead {
  /** Matches of the day, and how many of them are over. */
  readonly matches: number;
  readonly played: number;
  readonly live: readonly MatchTicket[];
  /** What comes next, on the day or on a later one. */
  readonly next: MatchTicket | null;
}
