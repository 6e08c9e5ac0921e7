import * as z from 'zod';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const StageId = z.string().regex(/^[A-Za-z0-9-]{1,12}$/);

const Take = z.strictObject({
  stage: StageId,
  /** Standings of each group, from 1. */
  ranks: list(z.int().min(1).max(99), 99),
  /** The best so many of all groups at that rank. */
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
  /** How often each pair meets. */
  legs: z.union([z.literal(1), z.literal(2)]),
  carriesOver: z.boolean(),
  spread: z.enum(['apart', 'by-rank']),
  /** Results are shown and no table: for the youngest. */
  ranked: z.boolean(),
  /** Teams of groups that are smaller than the largest play one more match. */
  extraMatch: z.exactOptional(z.boolean()),
});

const BracketStage = z.strictObject({
  kind: z.literal('bracket'),
  id: StageId,
  /** `A`, `B` …; labels of its matches begin with it. */
  playoff: StageId,
  take: taking,
  thirdPlace: z.boolean(),
  /** In how many rounds losers go on playing for their places. */
  placement: z.int().min(0).max(99),
});

/** A format as data: how the teams of a category meet. Its name is a phrase, or the organiser's own. */
export const FormatTemplate = z.strictObject({
  id: line(60).min(1),
  /** Matches that every team is promised. */
  guarantee: z.int().min(0).max(99),
  stages: list(z.discriminatedUnion('kind', [GroupStage, BracketStage]), 12),
});
export type FormatTemplate = z.infer<typeof FormatTemplate>;

/** Who sits on a seat of a group: numbers of entries begin with 0, standings and orders with 1. */
export const PlanSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: z.int() }),
  z.object({ kind: z.literal('standing'), group: z.string(), standing: z.int() }),
  z.object({ kind: z.literal('best'), groups: z.array(z.string()), standing: z.int(), order: z.int() }),
]);
export type PlanSeat = z.infer<typeof PlanSeat>;
