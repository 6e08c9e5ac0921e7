import type { CategoryHead, GroupLink, HallHead, SliceHead, TeamHead } from './heads.ts';
import type { MatchTicket, Opponent } from './ticket.ts';

/** Fields of a ticket that are left out if they are empty. */
type Spared = Partial<
  Pick<
    MatchTicket,
    | 'homeScore'
    | 'awayScore'
    | 'walkOver'
    | 'withdrawn'
    | 'notCounted'
    | 'streamed'
    | 'endedInShootout'
    | 'endedInExtraTime'
    | 'beingChecked'
    | 'stageStartedAt'
    | 'clock'
    | 'delay'
    | 'startsAt'
    | 'time'
  >
>;

/** A compact match of a day, since a large tournament has more than a thousand a day. */
export interface ScheduleMatch
  extends Pick<MatchTicket, 'id' | 'matchNumber' | 'category' | 'stageCode' | 'halfLength'>, Spared {
  /** Slug of its group. */
  readonly group: string | null;
  /** Id of the team, else its placeholder. */
  readonly home: number | Opponent;
  readonly away: number | Opponent;
  readonly hall: number | null;
  /** Planned on another day than that of the page. */
  readonly day?: string;
}

export interface ScheduleSlice extends SliceHead {
  /** ISO date; null: nothing is scheduled. */
  readonly day: string | null;
  readonly days: readonly { readonly day: string; readonly matches: number; readonly played: number }[];
  /** Categories of the day, in the organiser's order; halls by code. */
  readonly categories: readonly CategoryHead[];
  readonly halls: readonly HallHead[];
  readonly groups: readonly (GroupLink & { readonly bracket?: true })[];
  readonly teams: readonly TeamHead[];
  /** In the order of play. */
  readonly matches: readonly ScheduleMatch[];
}
