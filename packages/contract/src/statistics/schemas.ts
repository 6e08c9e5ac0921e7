import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Id, Version } from '../common.ts';
import { head } from '../slice-head.ts';
import { TeamHead } from '../teams/team-head.ts';

/** A person of a team. Hidden persons are not listed; nothing else of a person is public. */
const person = {
  teamId: Id,
  number: z.int().nullable(),
  /** As far as the edition publishes names; null: number only. */
  name: z.string().nullable(),
};

const Count = z.int().nonnegative();

export const ScorerRow = z.object({
  ...person,
  /** Matches with the player in the roster, without walkovers. */
  matches: Count,
  /** In play, including seven-metre goals, without the shoot-out. */
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
    /** The results of this category are not published. */
    hidden: z.boolean(),
    matches: Count,
    goals: Count,
    teams: z.array(TeamHead),
    /** The first hundred by goals; `total` is the number of all. */
    scorers: z.object({ total: Count, rows: z.array(ScorerRow) }),
    /** The first hundred by severity, of persons or of teams. */
    penalties: z.object({ of: z.enum(['people', 'teams']), total: Count, rows: z.array(PenaltyRow) }),
  })
  .meta({ id: 'StatisticsSlice' });
export type StatisticsSlice = z.infer<typeof StatisticsSlice>;

/** All persons in the statistics of a category, as columns. `key` changes with the order and the names. */
export const StatisticsPeople = z
  .object({
    key: z.string(),
    /** Team, and number of its persons. */
    squads: z.array(z.tuple([Id, Count])),
    numbers: z.array(z.int().nullable()),
    names: z.array(z.string().nullable()),
    /** Indexes of team officials. */
    leaders: z.array(Count),
  })
  .meta({ id: 'StatisticsPeople' });
export type StatisticsPeople = z.infer<typeof StatisticsPeople>;

const Column = z.array(Count);

/** Counts of the persons with the same key, in their order. */
export const StatisticsCounts = z
  .object({
    version: Version,
    key: z.string(),
    matches: Column,
    goals: Column,
    sevenMetreGoals: Column,
    shootoutGoals: Column,
    /** null if penalties are published by team only. */
    penalties: z
      .object({ blueCards: Column, redCards: Column, yellowCards: Column, twoMinutes: Column })
      .nullable(),
  })
  .meta({ id: 'StatisticsCounts' });
export type StatisticsCounts = z.infer<typeof StatisticsCounts>;
