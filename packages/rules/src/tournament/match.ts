import type { MatchRuling, StageCode, Walkover } from '../vocabulary/index.ts';

export interface Stage {
  readonly id: number;
  readonly code: StageCode;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly shortNameCs: string;
  readonly shortNameEn: string;
  readonly stageType: string;
  /** Seconds; null if the clock does not run. Overridden by a match's own half length. */
  readonly duration: number | null;
  readonly startTime: number | null;
  readonly weight: number;
}

/**
 * Punishments of both teams by the events of a match, which a walkover does not count (rule ST24). Absent: none, as in rows of earlier
 * releases.
 */
export interface Punishments {
  /** Yellow, red and blue cards. */
  readonly homeCards?: number;
  readonly awayCards?: number;
  /** Fair-play numbers: cards and suspensions by their weight. */
  readonly homeFairPlay?: number;
  readonly awayFairPlay?: number;
}

export interface Match extends Punishments {
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
  /** Ruling of an organiser; absent: none. */
  readonly ruling?: MatchRuling;
  /** Data of the match before a new plan removed it; absent: not cancelled. */
  readonly cancelled?: CancelledMatch;
  readonly day: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
  readonly placeId: number | null;
  readonly competitionMatchStageId: number;
  /** Start of the present stage, UTC; the public minute is derived from it. */
  readonly stageStartedAt: string | null;
  /** Recorded match clock of the present stage; null: none, use the start of the stage. */
  readonly clock: RecordedClock | null;
  /** Start of the first half and end of play, UTC. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Seconds of one half. */
  readonly halfLength: number;
  readonly streamUrl: string | null;
  readonly endedInShootout: boolean;
  /** A goal was scored in an extra time and no shoot-out followed. Absent: no. */
  readonly endedInExtraTime?: true;
  /** Whether the organiser has set the result against the events. */
  readonly corrected: boolean;
  /** Whether the reporter is comparing the score with the scoreboard. */
  readonly beingChecked: boolean;
  /** Incremented by every write to the match. */
  readonly revision: number;
}

/** Teams, time and hall of a cancelled match. */
export interface CancelledMatch {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  /** UTC, ISO 8601 without fractions. */
  readonly startsAt: string | null;
  readonly placeId: number | null;
  /** The team that its group goes on without; null: another plan has no such match. Absent in rows of earlier releases. */
  readonly withoutTeamId?: number | null;
}

/** Value of the match clock at an instant, as recorded at the table. */
export interface RecordedClock {
  /** Match clock in seconds at that instant; the second half goes on counting. */
  readonly seconds: number;
  /** Whether it was running from then on. */
  readonly running: boolean;
  /** The instant by the server's clock, milliseconds UTC. */
  readonly at: number;
}
