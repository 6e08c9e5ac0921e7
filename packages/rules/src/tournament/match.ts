import type { MatchRuling, StageCode, Walkover } from '../vocabulary/index.ts';

export interface Stage {
  readonly id: number;
  readonly code: StageCode;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly shortNameCs: string;
  readonly shortNameEn: string;
  readonly stageType: string;
  /** Seconds; null where the clock does not run. A match's own half length goes before it. */
  readonly duration: number | null;
  readonly startTime: number | null;
  readonly weight: number;
}

export interface Match {
  readonly id: number;
  readonly matchNumber: number;
  readonly competitionGroupId: number | null;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly homeTeamCompetitionGroupId: number | null;
  readonly awayTeamCompetitionGroupId: number | null;
  readonly homeTeamCompetitionStandings: number | null;
  readonly awayTeamCompetitionStandings: number | null;
  /** Official result, with shoot-out goals or the walkover score; null before the first whistle. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  /** How an organiser has ended it beside its play; absent: not at all. */
  readonly ruling?: MatchRuling;
  /** What it was when a new plan had no such match any more; absent: it is to be played, or was. */
  readonly cancelled?: CancelledMatch;
  readonly day: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
  readonly placeId: number | null;
  readonly competitionMatchStageId: number;
  /** When the running stage began, UTC; the public minute is derived from it. */
  readonly stageStartedAt: string | null;
  /** The match clock as it was recorded in the running stage; null: nobody has, so the minute follows from the above. */
  readonly clock: RecordedClock | null;
  /** When the first half began and when play ended, UTC. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Seconds of one half. */
  readonly halfLength: number;
  readonly streamUrl: string | null;
  readonly endedInShootout: boolean;
  /** The organiser set the result against the events. */
  readonly corrected: boolean;
  /** The reporter is comparing the score with the hall's board. */
  readonly beingChecked: boolean;
  /** Counts up whenever anything of the match is written. */
  readonly revision: number;
}

/** Of a cancelled match: who would have played, when and where. */
export interface CancelledMatch {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  /** UTC, ISO 8601 without fractions. */
  readonly startsAt: string | null;
  readonly placeId: number | null;
}

/** How the match clock stood at an instant, as somebody at the table has recorded it. */
export interface RecordedClock {
  /** Match clock in seconds at that instant; the second half goes on counting. */
  readonly seconds: number;
  /** Whether it went on from there. */
  readonly running: boolean;
  /** The instant by the server's clock, milliseconds UTC. */
  readonly at: number;
}
