import type { CategoryHead, TeamHead } from './heads.ts';
import type { RankingRow } from './ranking.ts';

/** A match with a record. */
export interface RecordMatch {
  readonly id: number;
  readonly category: string | null;
  readonly home: TeamHead;
  readonly away: TeamHead;
  readonly homeScore: number;
  readonly awayScore: number;
  /** The record: goals, or difference. */
  readonly value: number;
}

/** Summary of a finished tournament. */
export interface Finale {
  readonly categories: readonly (CategoryHead & {
    readonly teams: number;
    readonly matches: number;
    /** null where results are hidden. */
    readonly goals: number | null;
    /** The first three places; empty in a category without a ranking. */
    readonly podium: readonly RankingRow[];
  })[];
  /** By club, most gold medals first. */
  readonly medals: readonly {
    readonly club: string;
    readonly countryCode: string;
    readonly sportCode: string;
    /** First, second and third places. */
    readonly counts: readonly [number, number, number];
  }[];
  readonly records: {
    readonly mostGoals: RecordMatch | null;
    /** Goals of a shoot-out. */
    readonly longestShootout: RecordMatch | null;
    /** Largest deficit at half-time in a match that was won. */
    readonly turned: RecordMatch | null;
  };
}
