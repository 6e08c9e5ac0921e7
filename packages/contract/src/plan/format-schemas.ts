import * as z from 'zod';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const StageId = z.string().regex(/^[A-Za-z0-9-]{1,12}$/);

const GroupLabel = line(100).min(1);

const Take = z.strictObject({
  stage: StageId,
  /** Standings of each group, from 1. */
  ranks: list(z.int().min(1).max(99), 99),
  /** The best so many of all groups at that rank; `fill`: as many as a bracket without byes has room for. */
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
  /** Missing: as many groups as the sizes give; `ofTarget`: several, at least one of them of the size that is aimed at. */
  groups: z.exactOptional(z.enum(['one', 'several', 'ofTarget'])),
  /** How often each pair meets. */
  legs: z.union([z.literal(1), z.literal(2)]),
  carriesOver: z.boolean(),
  spread: z.enum(['apart', 'by-rank']),
  /** Results are shown and no table: for the youngest. */
  ranked: z.boolean(),
  /** Teams of smaller groups play one more match. */
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

/** Who sits on a seat of a group: numbers of entries begin with 0, standings and orders with 1. */
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

/** Groups and matches one by one, for a tournament that was not made from a format. */
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

/** A format as data: how the teams of a category meet. Its name is a phrase, or the organiser's own. */
export const FormatTemplate = z.strictObject({
  id: line(60).min(1),
  /** Matches that every team is promised. */
  guarantee: z.int().min(0).max(99),
  stages: list(z.discriminatedUnion('kind', [GroupStage, BracketStage, GivenStage]), 12),
});
export type FormatTemplate = z.infer<typeof FormatTemplate>;
