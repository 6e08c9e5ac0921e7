import { courtSizes, genders, weightSteps } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id } from '../common.ts';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
/** Minutes since midnight. */
const DayMinute = z.int().min(0).max(1440);
const Name = line(100);

/** Wishes with a weight chosen by organisers. */
export const planWishes = [
  'hallChange',
  'shortRest',
  'longWait',
  'thirdInDay',
  'lunch',
  'lateThenEarly',
  'coach',
  'pathHallChange',
  'teamWish',
] as const;

/** Id of the hall; `12/2` is the second court of hall 12. */
export const CourtKey = z.string().regex(/^[1-9]\d{0,9}(\/[2-9])?$/);

const hours = z.strictObject({ day: z.int().min(0).max(59), open: DayMinute, close: DayMinute });
const block = z.strictObject({
  day: z.int().min(0).max(59),
  from: DayMinute,
  to: DayMinute,
  reason: line(200),
});

/** A court, with a row for each open day. */
export const Court = z.strictObject({
  key: CourtKey,
  placeId: Id,
  /** null: the name of its hall. */
  name: Name.nullable(),
  size: z.enum(courtSizes),
  resin: z.boolean(),
  seats: z.int().min(0).max(100_000).nullable(),
  /** The court of finals. */
  main: z.boolean(),
  /** Whether it is used for planning. */
  active: z.boolean(),
  /** Minutes between two starts; null: the longest slot of its categories. */
  slotLength: z.int().min(5).max(240).nullable(),
  hours: list(hours, 60),
  blocks: list(block, 200),
});
export type Court = z.infer<typeof Court>;

export const TravelTime = z.strictObject({
  fromPlaceId: Id,
  toPlaceId: Id,
  minutes: z.int().min(0).max(600),
  /** false: computed from coordinates. */
  byHand: z.boolean(),
});
export type TravelTime = z.infer<typeof TravelTime>;

/** Planning rules of a category. Lengths in minutes, times since midnight. */
export const CategoryRules = z.strictObject({
  categoryId: Id,
  halfMinutes: z.int().min(1).max(60),
  breakMinutes: z.int().min(0).max(60),
  slotMinutes: z.int().min(5).max(240),
  rest: z.int().min(0).max(600),
  maxPerDay: z.int().min(1).max(20),
  /** Maximal matches per day on the path of a finalist. */
  maxPathPerDay: z.int().min(1).max(20),
  earliest: DayMinute,
  latestEnd: DayMinute,
  guarantee: z.int().min(0).max(99),
  court: z.enum(['full', 'any']),
  resin: z.boolean(),
  /** Days by system name of the round level; a missing level may be on any day. */
  days: z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), list(z.int().min(0).max(59), 60)),
  /** Courts that it may use; empty: all. */
  courts: list(CourtKey, 500),
});
export type CategoryRules = z.infer<typeof CategoryRules>;

const weights = z.strictObject(
  Object.fromEntries(planWishes.map((wish) => [wish, z.enum(weightSteps)])) as Record<
    (typeof planWishes)[number],
    z.ZodEnum<{ low: 'low'; normal: 'normal'; high: 'high' }>
  >,
);

const Buffers = z.strictObject({
  /** Minutes from the end of a group to the first match of its teams in the next round. */
  afterGroup: z.int().min(0).max(1440),
  /** Additional minutes if the next match is in another hall. */
  afterTravel: z.int().min(0).max(240),
});

/** All plan settings, with computed defaults. */
export const PlanSettings = z
  .object({
    /** Incremented by every save. */
    revision: z.int(),
    timeZone: z.string(),
    days: z.array(Day).readonly(),
    halls: z
      .array(
        z.object({
          id: Id,
          code: z.string(),
          nameCs: z.string(),
          nameEn: z.string(),
          located: z.boolean(),
        }),
      )
      .readonly(),
    courts: z.array(Court).readonly(),
    travel: z.array(TravelTime).readonly(),
    categories: z
      .array(
        CategoryRules.extend({
          code: z.string(),
          nameCs: z.string(),
          nameEn: z.string(),
          gender: z.enum(genders),
          /** Whether any of its rules is saved. */
          saved: z.boolean(),
        }),
      )
      .readonly(),
    weights,
    buffers: Buffers,
  })
  .meta({ id: 'PlanSettings' });
export type PlanSettings = z.infer<typeof PlanSettings>;

/** Absent parts stay; given ones replace all rows of their kind. */
export const PlanSettingsBody = z
  .strictObject({
    /** The revision that the page showed. */
    revision: z.int().min(0),
    courts: list(Court, 500).optional(),
    /** Only times entered by hand; others are computed. */
    travel: list(TravelTime.omit({ byHand: true }), 20_000).optional(),
    categories: list(CategoryRules, 200).optional(),
    weights: weights.optional(),
    buffers: Buffers.optional(),
  })
  .meta({ id: 'PlanSettingsBody' });
export type PlanSettingsBody = z.infer<typeof PlanSettingsBody>;

const wishes = {
  seed: z.int().min(1).max(999).nullable(),
  /** Place at the last edition, entered by hand; overrides the archive. */
  lastPlace: z.int().min(1).max(999).nullable(),
  /** Minutes since the first midnight of the edition. */
  notBefore: z.int().min(0).max(86_400).nullable(),
  notAfter: z.int().min(0).max(86_400).nullable(),
  reason: line(300).nullable(),
};

const PlanTeam = z.object({
  id: Id,
  name: z.string(),
  clubId: Id,
  clubName: z.string(),
  countryCode: z.string(),
  regionCode: z.string().nullable(),
  level: z.string().nullable(),
  /** Players in its roster. */
  players: z.int().nonnegative(),
  state: z.enum(['accepted', 'waiting', 'withdrawn']),
  ...wishes,
  /** Final place of the same club in the same category in the last past edition, with its year. */
  archivedPlace: z.object({ place: z.int(), year: z.int() }).nullable(),
  /** Given by hand. */
  coaches: z.array(z.string()).readonly(),
  /** Teams with the same leaders: from rosters, or entered by hand. */
  sharesWith: z.array(z.object({ teamId: Id, coach: z.string(), byHand: z.boolean() })).readonly(),
  /** Whether it is an entry of the format in the draft. */
  drawn: z.boolean(),
});
export type PlanTeam = z.infer<typeof PlanTeam>;

export const PlanTeams = z
  .object({
    revision: z.int(),
    categories: z
      .array(
        z.object({
          id: Id,
          code: z.string(),
          nameCs: z.string(),
          nameEn: z.string(),
          gender: z.enum(genders),
          capacity: z.int().nullable(),
          teams: z.array(PlanTeam).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'PlanTeams' });
export type PlanTeams = z.infer<typeof PlanTeams>;

export const PlanTeamsBody = z
  .strictObject({
    revision: z.int().min(0),
    teams: list(z.strictObject({ id: Id, ...wishes, coaches: list(Name.trim().min(1), 20) }), 2000),
  })
  .meta({ id: 'PlanTeamsBody' });
export type PlanTeamsBody = z.infer<typeof PlanTeamsBody>;
