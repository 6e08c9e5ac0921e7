import type { CategoryHead, HallHead, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';
import type { Playlist } from '../../screens/index.ts';
import type { Announcement, HallClosure } from '../../tournament/index.ts';

export interface HallSlice extends SliceHead {
  readonly hall: HallHead & { readonly address: string | null };
  /** Neighbours by code, among halls with matches. */
  readonly previous: HallHead | null;
  readonly next: HallHead | null;
  /** Days with matches in the hall, in order. */
  readonly days: readonly string[];
  /** The requested day; null: all. */
  readonly day: string | null;
  readonly matches: readonly MatchTicket[];
  /** Categories of the matches, in the organiser's order. */
  readonly categories: readonly CategoryHead[];
  /** Announcements for the hall, oldest first; clients hide those that have ended. */
  readonly announcements: readonly Omit<Announcement, 'hallIds'>[];
  /** When changes of the schedule have closed it. */
  readonly closures: readonly Omit<HallClosure, 'placeId'>[];
  /** What its screen shows; absent: the match alone. */
  readonly playlist?: Playlist;
}

export interface HallsSlice extends SliceHead {
  /** The shown day: today, else the next day with matches, else the last. */
  readonly day: string | null;
  /** In play, of the matches of the day that are over; where results are hidden, none count. */
  readonly goals?: number;
  readonly halls: readonly HallNow[];
  readonly categories: readonly CategoryHead[];
  /** Announcements for all halls, oldest first; clients hide those that have ended. Absent: none. */
  readonly announcements?: Omit<Announcement, 'hallIds'>[];
  /** What the screen of all halls shows; absent: the matches alone. */
  readonly playlist?: Playlist;
}

export interface HallNow extends HallHead {
  /** Matches of the day, and how many are finished. */
  readonly matches: number;
  readonly played: number;
  readonly live: readonly MatchTicket[];
  /** The next match, on the day or a later one. */
  readonly next: MatchTicket | null;
}
