import type { RecordedClock } from '../../tournament/index.ts';
import type { MatchRuling, StageCode, Walkover } from '../../vocabulary/index.ts';
import type { GroupLink, HallHead, TeamHead } from './heads.ts';

export interface SeatPlaceholder {
  readonly standing: number;
  readonly groupLabel: string;
  readonly groupSlug: string;
  /** Number of the match that decides it, where it is the winner's or the loser's place of a bracket match. */
  readonly match?: number;
  /** Place of several groups whose best team it is (rule ST16): 3 with standing 2 is the second of the thirds. */
  readonly comparedPlace?: number;
}

export interface Opponent {
  readonly team: TeamHead | null;
  readonly placeholder: SeatPlaceholder | null;
  readonly projected: TeamHead | null;
  /** The projected team cannot lose the place any more. */
  readonly certain?: true;
}

/** How late a coming match is, as far as the last event in its hall tells. docs/rules/schedule.md */
export interface MatchDelay {
  /** Whole minutes after `time`. */
  readonly minutes: number;
  /** UTC. */
  readonly expectedAt: string;
  /** UTC: from then on nobody knows any more. */
  readonly knownUntil: string;
}

export interface MatchTicket {
  readonly id: number;
  readonly matchNumber: number;
  readonly slug: string;
  readonly category: string | null;
  /** `bracket`: the match is all that the group consists of. */
  readonly group: (GroupLink & { readonly bracket?: true }) | null;
  readonly home: Opponent;
  readonly away: Opponent;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  /** How an organiser has ended the match beside its play; absent: not at all. */
  readonly ruling?: MatchRuling;
  /** Nobody plays it: a new plan has no such match. */
  readonly cancelled?: true;
  /** Sides whose team has withdrawn before the match began: nobody plays it. Absent: none. */
  readonly withdrawn?: Walkover;
  readonly endedInShootout: boolean;
  readonly corrected: boolean;
  readonly beingChecked: boolean;
  readonly stageCode: StageCode;
  readonly stageStartedAt: string | null;
  /** As recorded at the table in this stage; null: nobody has. */
  readonly clock: RecordedClock | null;
  readonly halfLength: number;
  readonly startsAt: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly delay: MatchDelay | null;
  readonly hall: HallHead | null;
}

export type TicketField = Exclude<keyof MatchTicket, 'id'>;

/** A match in a frame: the fields that differ, or all of them for a reader who cannot have the match. */
export type TicketChange = Pick<MatchTicket, 'id'> & Partial<MatchTicket>;
