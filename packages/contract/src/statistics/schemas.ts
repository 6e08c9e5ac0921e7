import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id, Version } from '../common.ts';
import { head } from '../slice-head.ts';
import { TeamHead } from '../teams/team-head.ts';

/** Somebody of a team. Whoever is hidden is not listed; nothing else of a person is public. */
const person = {
  teamId: Id,
  number: z.int().nullable(),
  /** As far as the edition publishes names; null: the number stands alone. */
  name: z.string().nullable(),
};

const Count = z.int().nonnegative();

export const ScorerRow = z.object({
  ...person,
  /** In whose roster the player stands, without walkovers. */
  matches: Count,
  /** In play, with seven-metre goals and without the shoot-out. */
  goals: Count,
  sevenMetreGoals: Count,
  shootoutGoals: Count,
});
export type ScorerRow = z.infer<typeof ScorerRow>;

export const PenaltyRow = z.object({
  ...person,
  isLeader: z.boolean(),
  blueCards: Count,
  redCards: Count,
  yellowCards: Count,
  twoMinutes: Count,
});
export type PenaltyRow = z.infer<typeof PenaltyRow>;

export const StatisticsSlice = z
  .object({
    ...head,
    category: CategoryHead,
    /** Of the edition, in the organiser's order. */
    categories: z.array(CategoryHead),
    /** The organiser does not publish results of this category. */
    hidden: z.boolean(),
    matches: Count,
    goals: Count,
    teams: z.array(TeamHead),
    /** The first hundred by goals; `total` is how many there are. */
    scorers: z.object({ total: Count, rows: z.array(ScorerRow) }),
    /** The first hundred by severity, of people or of whole teams. */
    penalties: z.object({ of: z.enum(['people', 'teams']), total: Count, rows: z.array(PenaltyRow) }),
  })
  .meta({ id: 'StatisticsSlice' });
export type StatisticsSlice = z.infer<typeof StatisticsSlice>;

/** Everybody in the statistics of a category, as columns of one order. `key` differs whenever order or names do. */
export const StatisticsPeople = z
  .object({
    key: z.string(),
    /** Team and how many of the people are its. */
    squads: z.array(z.tuple([Id, Count])),
    numbers: z.array(z.int().nullable()),
    names: z.array(z.string().nullable()),
    /** Positions of team officials. */
    leaders: z.array(Count),
  })
  .meta({ id: 'StatisticsPeople' });
export type StatisticsPeople = z.infer<typeof StatisticsPeople>;

const Column = z.array(Count);

/** What is counted of the people with the same key, in their order. */
export const StatisticsCounts = z
  .object({
    version: Version,
    key: z.string(),
    matches: Column,
    goals: Column,
    sevenMetreGoals: Column,
    shootoutGoals: Column,
    /** null where penalties are told of teams only. */
    penalties: z
      .object({ blueCards: Column, redCards: Column, yellowCards: Column, twoMinutes: Column })
      .nullable(),
  })
  .meta({ id: 'StatisticsCounts' });
export type StatisticsCounts = z.infer<typeof StatisticsCounts>;
