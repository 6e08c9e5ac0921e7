import type { CategoryHead, TeamHead } from './heads.ts';
import type { RankingRow } from './ranking.ts';

/** A match that nobody has outdone. */
export interface RecordMatch {
  readonly id: number;
  readonly category: string | null;
  readonly home: TeamHead;
  readonly away: TeamHead;
  readonly homeScore: number;
  readonly awayScore: number;
  /** What it is remembered for: goals, or goals behind. */
  readonly value: number;
}

/** What remains of a tournament that is over. */
export interface Finale {
  readonly categories: readonly (CategoryHead & {
    readonly teams: number;
    readonly matches: number;
    /** null where results are hidden. */
    readonly goals: number | null;
    /** The first three places; empty in a category without a ranking. */
    readonly podium: readonly RankingRow[];
  })[];
  /** By clubs, the most golden one first. */
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
    /** Goals behind at half-time and won. */
    readonly turned: RecordMatch | null;
  };
}
