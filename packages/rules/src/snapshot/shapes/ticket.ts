import type { RecordedClock } from '../../tournament/index.ts';
import type { MatchRuling, StageCode, Walkover } from '../../vocabulary/index.ts';
import type { GroupLink, HallHead, TeamHead } from './heads.ts';

export interface SeatPlaceholder {
  readonly standing: number;
  readonly groupLabel: string;
  readonly groupSlug: string;
  /** Number of the deciding match, for the place of a winner or loser of a bracket match. */
  readonly match?: number;
  /**
   * Place of several groups whose best teams are compared (rule ST16): 3 with standing 2 is the second of the
   * thirds.
   */
  readonly comparedPlace?: number;
}

export interface Opponent {
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly projected: TeamHead | null;
  /** The projected team cannot lose the place any more. */
  readonly certain?: true;
}

/** Delay of a coming match, from the last event in its hall. docs/rules/schedule.md */
export interface MatchDelay {
  /** Whole minutes after `time`. */
  readonly minutes: number;
  /** UTC. */
  readonly expectedAt: string;
  /** UTC: from then on the delay is unknown. */
  readonly knownUntil: string;
}

/** The published place of a match before a change; null: as now. A time without a day is of the same day. */
interface MovedMark {
  readonly day: string | null;
  readonly time: string | null;
  readonly hall: HallHead | null;
}

export interface MatchTicket {
  readonly id: number;
  readonly matchNumber: number;
  readonly slug: string;
  readonly category: string | null;
  /** `bracket`: the match is the only one of the group. */
  readonly group: (GroupLink & { readonly bracket?: true }) | null;
  readonly home: Opponent;
  readonly away: Opponent;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  /** Ruling of an organiser; absent: none. */
  readonly ruling?: MatchRuling;
  /** The match was removed by a new plan and is not played. */
  readonly cancelled?: true;
  /**
   * Sides that do not come, so that the match is not played: their team withdrew before it began, or without a team nobody takes the seat
   * and the other team goes on without a match. Absent: none.
   */
  readonly withdrawn?: Walkover;
  /** The result counts in no table: a team has withdrawn, and its results are annulled or all count as walkovers (ST22). */
  readonly notCounted?: true;
  /** There is a video stream of the match. */
  readonly streamed?: true;
  /** Of a match to come that a published change has moved: what was different. Absent: not moved. */
  readonly moved?: MovedMark;
  readonly endedInShootout: boolean;
  /** Decided in an extra time. Absent: no. */
  readonly endedInExtraTime?: true;
  readonly corrected: boolean;
  readonly beingChecked: boolean;
  readonly stageCode: StageCode;
  readonly stageStartedAt: string | null;
  /** Recorded at the table in this stage; null: none. */
  readonly clock: RecordedClock | null;
  readonly halfLength: number;
  readonly startsAt: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly delay: MatchDelay | null;
  readonly hall: HallHead | null;
}

export type TicketField = Exclude<keyof MatchTicket, 'id'>;

/** Fields that a ticket has only at times. */
type OptionalField =
  | 'ruling'
  | 'cancelled'
  | 'withdrawn'
  | 'notCounted'
  | 'streamed'
  | 'moved'
  | 'endedInExtraTime';

/** A match in a frame: the fields that differ, or all of them for a reader who cannot have the match. null: the field is gone. */
export type TicketChange = Pick<MatchTicket, 'id'> &
  Partial<Omit<MatchTicket, OptionalField>> & {
    readonly [Field in OptionalField]?: NonNullable<MatchTicket[Field]> | null;
  };
