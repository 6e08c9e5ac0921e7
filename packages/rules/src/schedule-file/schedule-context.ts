import type { NameAnswer, PlanMatch } from './find-matches.ts';
import type { PlanCourt, PlanTeam } from './find-names.ts';

/** The plan that a schedule is matched to. */
export interface ScheduleFileContext {
  /** ISO days of the tournament. */
  readonly days: readonly string[];
  readonly timeZone: string;
  readonly categories: readonly {
    readonly code: string;
    readonly words: readonly string[];
    /** Whether its groups are drawn; the plan has its matches otherwise, too. */
    readonly isDrawn: boolean;
  }[];
  readonly teams: readonly PlanTeam[];
  readonly courts: readonly PlanCourt[];
  readonly matches: readonly PlanMatch[];
}

/** Answers to questions that concern the whole file. */
export interface ScheduleAnswers {
  /** Ids of the readings of days and times; null: not chosen. */
  readonly days: string | null;
  readonly times: string | null;
  /** Whether rows without a day have that of the row above; null: not asked yet. */
  readonly repeatDays: boolean | null;
  readonly names: readonly NameAnswer[];
}

export const noScheduleAnswers: ScheduleAnswers = { days: null, times: null, repeatDays: null, names: [] };

export const scheduleReasons = [
  'left-out',
  'no-match',
  'day-missing',
  'day-unknown',
  'day-outside',
  'day-weekday',
  'day-choice',
  'day-repeat',
  'time-missing',
  'time-unknown',
  'time-choice',
  'encoding',
  'category-unknown',
  'category-empty',
  'category-not-drawn',
  'team-unknown',
  'team-similar',
  'hall-missing',
  'hall-similar',
  'match-missing',
  'match-several',
  'match-number',
  'match-twice',
  'match-fixed',
  'match-locked',
] as const;
export type ScheduleReason = (typeof scheduleReasons)[number];

/** A question of a row with the keys or ids that it can be answered with. */
export interface ScheduleQuestion {
  readonly kind: 'match' | NameAnswer['kind'];
  /** The text that is asked about; '' for a match. */
  readonly text: string;
  readonly category: string;
  readonly choices: readonly string[];
}

/** Why a row is not taken. */
export interface Problem {
  readonly result: 'asked' | 'skipped';
  readonly code: ScheduleReason;
  readonly text?: string;
  readonly question?: ScheduleQuestion;
}
