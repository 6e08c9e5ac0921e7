import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id } from '../common.ts';
import { TeamHead } from '../teams/team-head.ts';
import { RankingRow } from './final-place.ts';

const RecordMatch = z.object({
  id: Id,
  category: z.string().nullable(),
  home: TeamHead,
  away: TeamHead,
  homeScore: z.int(),
  awayScore: z.int(),
  /** The record: goals, or difference. */
  value: z.int(),
});
export type RecordMatch = z.infer<typeof RecordMatch>;

/** Summary of a finished tournament. */
export const Finale = z.object({
  categories: z.array(
    CategoryHead.extend({
      teams: z.int(),
      matches: z.int(),
      /** null where results are hidden. */
      goals: z.int().nullable(),
      /** The first three places; empty in a category without a ranking. */
      podium: z.array(RankingRow),
    }),
  ),
  /** By club, most gold medals first. */
  medals: z.array(
    z.object({
      club: z.string(),
      countryCode: z.string(),
      sportCode: z.string(),
      /** First, second and third places. */
      counts: z.tuple([z.int(), z.int(), z.int()]).readonly(),
    }),
  ),
  records: z.object({
    mostGoals: RecordMatch.nullable(),
    /** Goals of a shoot-out. */
    longestShootout: RecordMatch.nullable(),
    /** Largest deficit at half-time in a match that was won. */
    turned: RecordMatch.nullable(),
  }),
});
export type Finale = z.infer<typeof Finale>;
