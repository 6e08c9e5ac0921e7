import { courtSizes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, trimmedLine } from '../text.ts';
import { FormatTemplate, PlanSeat } from './format-schemas.ts';
import { CourtKey } from './settings-schemas.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const CategoryCode = line(40).min(1);
const MatchKey = line(120).min(1);
/** A team by its id as text. */
const TeamKey = z.string().regex(/^[1-9]\d{0,9}$/);

/** Court, and minutes since the first midnight of the edition. */
export const Placement = z.strictObject({ hall: CourtKey, start: z.int().min(0).max(86_400) });
export type Placement = z.infer<typeof Placement>;

const Entries = list(TeamKey.nullable(), 999);
const Placed = z.tuple([MatchKey, Placement.nullable()]).readonly();

/** One change of the draft. */
export const PlanChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('format'),
    category: CategoryCode,
    format: FormatTemplate,
    entries: z.int().min(1).max(999),
  }),
  z.strictObject({
    kind: z.literal('draw'),
    category: CategoryCode,
    entries: Entries,
    reason: z.exactOptional(trimmedLine(300).min(3)),
  }),
  z.strictObject({ kind: z.literal('place'), match: MatchKey, to: Placement }),
  z.strictObject({ kind: z.literal('unplace'), match: MatchKey }),
  z.strictObject({ kind: z.literal('swap'), matches: z.tuple([MatchKey, MatchKey]).readonly() }),
  z.strictObject({
    kind: z.literal('shift'),
    matches: list(MatchKey, 10_000),
    minutes: z.int().min(-86_400).max(86_400),
  }),
  z.strictObject({ kind: z.literal('lock'), matches: list(MatchKey, 10_000), on: z.boolean() }),
  z.strictObject({
    kind: z.literal('apply'),
    placements: list(Placed, 10_000),
    /** Name of the file that they are from. */
    source: z.exactOptional(line(120)),
  }),
  z.strictObject({ kind: z.literal('undo'), command: z.int().min(1) }),
  z.strictObject({ kind: z.literal('redo'), command: z.int().min(1) }),
]);
export type PlanChange = z.infer<typeof PlanChange>;

/** The plan as it is stored and sent. */
export const PlanDocumentBody = z.strictObject({
  categories: list(z.strictObject({ code: CategoryCode, format: FormatTemplate, entries: Entries }), 200),
  placements: list(z.tuple([MatchKey, CourtKey, z.int()]).readonly(), 20_000),
  locked: list(MatchKey, 20_000),
});
export type PlanDocumentBody = z.infer<typeof PlanDocumentBody>;

export const PlanCommandRow = z.object({
  number: z.int(),
  at: Instant,
  by: z.object({ id: Id, name: z.string() }).nullable(),
  change: PlanChange,
});
export type PlanCommandRow = z.infer<typeof PlanCommandRow>;

const Feeder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), key: z.string() }),
  z.object({ kind: z.literal('group'), group: z.string() }),
]);

/** A match of the draft with its data for scheduling and display. null: no number yet. */
const PlanMatch = z.object({
  key: z.string(),
  category: z.string(),
  level: z.string(),
  group: z.string().nullable(),
  round: z.int(),
  teams: z.array(z.string()).readonly(),
  waitsFor: z.array(Feeder).readonly(),
  pin: z.exactOptional(
    z.object({
      hall: z.exactOptional(z.string()),
      day: z.exactOptional(z.int()),
      start: z.exactOptional(z.int()),
    }),
  ),
  /** Key of its group in `groups`, and the seats of its sides. */
  groupKey: z.string(),
  home: z.int(),
  away: z.int(),
  number: z.int().nullable(),
  /**
   * State of the published match; `fixed`: running, finished or inside the freeze, so that it cannot be
   * moved.
   */
  state: z.enum(['new', 'published', 'fixed']),
});
export type PlanMatch = z.infer<typeof PlanMatch>;

const PlanGroup = z.object({
  /** Code of the category and label in the format. */
  key: z.string(),
  category: z.string(),
  label: z.string(),
  level: z.string(),
  playoff: z.string().nullable(),
  isBracket: z.boolean(),
  ranked: z.boolean(),
  seats: z.array(PlanSeat).readonly(),
});

const minutes = z.int();
/** Input of the engine besides the matches, for the browser. */
const ScheduleBase = z.object({
  halls: z.array(z.object({ id: z.string(), court: z.enum(courtSizes), resin: z.boolean() })).readonly(),
  hallDays: z
    .array(
      z.object({
        hall: z.string(),
        day: z.int(),
        open: minutes,
        close: minutes,
        blocked: z.array(z.object({ from: minutes, to: minutes })).readonly(),
        slotLength: minutes,
      }),
    )
    .readonly(),
  categories: z
    .array(
      z.object({
        id: z.string(),
        duration: minutes,
        court: z.enum(['full', 'any']),
        resin: z.boolean(),
        earliest: minutes,
        latestEnd: minutes,
        rest: minutes,
        maxPerDay: z.int(),
        maxPathPerDay: z.int(),
        days: z.record(z.string(), z.array(z.int()).readonly()),
        halls: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  teams: z
    .array(
      z.object({
        id: z.string(),
        category: z.string(),
        coaches: z.array(z.string()).readonly(),
        notBefore: z.exactOptional(minutes),
        notAfter: z.exactOptional(minutes),
      }),
    )
    .readonly(),
  travel: z.array(z.object({ from: z.string(), to: z.string(), minutes })).readonly(),
  weights: z.object({
    hallChange: z.int(),
    travelPerMinute: z.int(),
    shortRest: z.int(),
    longWaitPer30: z.int(),
    thirdInDay: z.int(),
    lunch: z.int(),
    lateThenEarly: z.int(),
    coach: z.int(),
    pathHallChange: z.int(),
    wish: z.int(),
  }),
  buffers: z.object({ afterGroup: minutes, afterTravel: minutes }),
});

/** The draft with the engine's result: `{ ...input, matches }` is the engine's schedule input. */
export const PlanDraft = z
  .object({
    revision: z.int(),
    settingsRevision: z.int(),
    /** Number of the last published version; null: none. */
    version: z.int().nullable(),
    document: PlanDocumentBody,
    /** The last commands, for undo, redo and history: at most 200, newest last. */
    log: z.array(PlanCommandRow).readonly(),
    /** Numbers of those commands that are undone at present. */
    undone: z.array(z.int()).readonly(),
    input: ScheduleBase,
    groups: z.array(PlanGroup).readonly(),
    matches: z.array(PlanMatch).readonly(),
    teams: z
      .array(
        z.object({ id: Id, name: z.string(), category: z.string(), clubId: Id, countryCode: z.string() }),
      )
      .readonly(),
    /** Present placements of published matches. */
    published: z.array(z.tuple([z.string(), z.string(), z.int()]).readonly()).readonly(),
    /**
     * Categories whose format does not fit: `format.sizeOutOfRange` and others, with parameters of the
     * phrases.
     */
    problems: z
      .array(
        z.object({
          category: z.string(),
          code: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'PlanDraft' });
export type PlanDraft = z.infer<typeof PlanDraft>;

export const PlanCommandBody = z
  .strictObject({
    /** Idempotency key of the form: a repeat gets the first answer. */
    clientKey: line(64).min(8),
    /** The last command that the page showed. */
    revision: z.int().min(0),
    change: PlanChange,
  })
  .meta({ id: 'PlanCommandBody' });
export type PlanCommandBody = z.infer<typeof PlanCommandBody>;

/** The stored command, and the commands between it and its base revision. */
export const PlanCommandAnswer = z
  .object({ command: PlanCommandRow, missed: z.array(PlanCommandRow).readonly() })
  .meta({ id: 'PlanCommandAnswer' });
export type PlanCommandAnswer = z.infer<typeof PlanCommandAnswer>;

/** Replaces the draft by the present groups and matches. */
export const PlanFromStandingBody = z
  .strictObject({ revision: z.int().min(0) })
  .meta({ id: 'PlanFromStandingBody' });
