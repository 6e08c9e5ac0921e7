import * as z from 'zod';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const StageId = z.string().regex(/^[A-Za-z0-9-]{1,12}$/);

const GroupLabel = line(100).min(1);

const Take = z.strictObject({
  stage: StageId,
  /** Standings of each group, from 1. */
  ranks: list(z.int().min(1).max(99), 99),
  /** The best teams of all groups in that rank; `fill`: as many as a bracket without byes needs. */
  best: z.exactOptional(z.strictObject({ count: z.union([z.int().min(1).max(99), z.literal('fill')]) })),
});
const taking = z.union([z.literal('entries'), list(Take, 20)]);

const GroupStage = z.strictObject({
  kind: z.literal('groups'),
  id: StageId,
  level: z.enum(['preliminary', 'main', 'extra']),
  take: taking,
  size: z.strictObject({
    target: z.int().min(2).max(64),
    min: z.int().min(2).max(64),
    max: z.int().min(2).max(64),
  }),
  /** Absent: as many groups as the sizes require; `ofTarget`: several, at least one of the target size. */
  groups: z.exactOptional(z.enum(['one', 'several', 'ofTarget'])),
  /** Number of matches of each pair. */
  legs: z.union([z.literal(1), z.literal(2)]),
  carriesOver: z.boolean(),
  spread: z.enum(['apart', 'by-rank']),
  /** false: results without a table, for the youngest. */
  ranked: z.boolean(),
  /** Teams of smaller groups play an additional match. */
  extraMatch: z.exactOptional(z.boolean()),
});

const BracketStage = z.strictObject({
  kind: z.literal('bracket'),
  id: StageId,
  /** `A`, `B` …; prefix of its matches' labels. */
  playoff: StageId,
  take: taking,
  thirdPlace: z.boolean(),
  /** Number of rounds in which losers continue to play for places. */
  placement: z.int().min(0).max(99),
});

/** Source of a seat: numbers of entries count from 0, standings and orders from 1. */
export const PlanSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entry'), entry: z.int().min(0).max(999) }),
  z.strictObject({ kind: z.literal('standing'), group: GroupLabel, standing: z.int().min(1).max(99) }),
  z.strictObject({
    kind: z.literal('best'),
    groups: list(GroupLabel, 200),
    standing: z.int().min(1).max(99),
    order: z.int().min(1).max(99),
  }),
]);
export type PlanSeat = z.infer<typeof PlanSeat>;

const seatNumber = z.int().min(0).max(99);

/** Explicit groups and matches, for a tournament that was not made from a format. */
const GivenStage = z.strictObject({
  kind: z.literal('given'),
  id: StageId,
  groups: list(
    z.strictObject({
      id: GroupLabel,
      level: z.string().regex(/^[a-z0-9-]{1,40}$/),
      playoff: line(40).nullable(),
      isBracket: z.boolean(),
      ranked: z.boolean(),
      carriesOver: z.boolean(),
      seats: list(PlanSeat, 100),
      place: z.int().min(1).max(999).nullable(),
      matches: list(
        z.strictObject({ home: seatNumber, away: seatNumber, round: z.int().min(0).max(999) }),
        2000,
      ),
    }),
    2000,
  ),
});

/** A format as data: how the teams of a category play. Its name is a phrase, or the organiser's own. */
export const FormatTemplate = z.strictObject({
  id: line(60).min(1),
  /** Minimal number of matches of every team. */
  guarantee: z.int().min(0).max(99),
  stages: list(z.discriminatedUnion('kind', [GroupStage, BracketStage, GivenStage]), 12),
});
export type FormatTemplate = z.infer<typeof FormatTemplate>;
