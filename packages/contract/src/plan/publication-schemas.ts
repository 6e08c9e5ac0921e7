import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, paragraphs } from '../text.ts';
import { CourtKey } from './settings-schemas.ts';

const by = z.object({ id: Id, name: z.string() }).nullable();
const counts = z.int().min(0);

const DayMinute = z.int().min(0).max(1440);
const courts = z.array(CourtKey).readonly();

/** One change of the settings that makes room; times are minutes since midnight, days count from 0. */
export const RemedyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['later', 'earlier']), day: z.int(), courts, from: DayMinute, to: DayMinute }),
  z.object({ kind: z.literal('openDay'), day: z.int(), courts, open: DayMinute, close: DayMinute }),
  z.object({ kind: z.literal('useCourts'), courts }),
  z.object({ kind: z.enum(['moreInDay', 'laterEnd']), category: z.string(), from: z.int(), to: z.int() }),
]);
export type RemedyChange = z.infer<typeof RemedyChange>;

/** What is gained by a change alone, and what is still short behind it; `courtMinutes` have to be open besides. */
const Remedy = z.object({ change: RemedyChange, gain: counts, left: counts, courtMinutes: counts });

/** What a bottleneck says: matches of these categories need more places until, or from, a minute than there are. */
const Bottleneck = z.object({
  categories: z.array(z.string()).readonly(),
  side: z.enum(['by', 'from']),
  minute: z.int(),
  need: counts,
  have: counts,
});

export const PlanOverview = z
  .object({
    version: z.int().nullable(),
    revision: z.int(),
    /** null: no category has a format yet. */
    capacity: z
      .object({
        /** False: proven that no schedule holds all matches. True proves nothing. */
        possible: z.boolean(),
        matches: counts,
        /** Starts of all courts on all days. */
        slots: counts,
        tightest: z.array(Bottleneck).readonly(),
        /** Keys of matches that no place allows at any time. */
        homeless: z.array(z.string()).readonly(),
        /** Categories of which teams have more matches than their days hold; `need` and `have` of the worst of them. */
        crowded: z
          .array(z.object({ category: z.string(), teams: counts, need: counts, have: counts }))
          .readonly(),
        /**
         * Hour by hour: places that begin in it on all courts, matches that have to begin in it at the latest, and the fewest places to
         * spare in it, everything before it counted.
         */
        hours: z
          .array(z.object({ minute: z.int(), open: counts, needed: counts, spare: z.int() }))
          .readonly(),
        /** What makes room, the cheapest first; `together`: those of them that make room for everything. Empty where nothing is short. */
        remedies: z.object({
          single: z.array(Remedy).readonly(),
          together: z.array(z.int()).readonly().nullable(),
        }),
      })
      .nullable(),
    categories: z
      .array(
        z.object({
          code: z.string(),
          nameCs: z.string(),
          nameEn: z.string(),
          gender: z.enum(genders),
          accepted: counts,
          waiting: counts,
          withdrawn: counts,
          /** Id of the format; null: none has been chosen. */
          format: z.string().nullable(),
          /** Places of the format. */
          entries: counts,
          drawn: counts,
          matches: counts,
          placed: counts,
          published: counts,
        }),
      )
      .readonly(),
    problems: z.object({ broken: counts, unplaced: counts, wishes: counts, cost: z.int() }).nullable(),
    /** What to do next, most urgent first. */
    next: z
      .array(
        z.object({
          code: z.enum([
            'noCategories',
            'noHalls',
            'noTeams',
            'noCourts',
            'chooseFormat',
            'formatProblem',
            'teamsChanged',
            'draw',
            'notEnoughPlaces',
            'checkHours',
            'schedule',
            'brokenRules',
            'publish',
            'published',
          ]),
          categories: z.array(z.string()).readonly(),
          count: counts,
        }),
      )
      .readonly(),
  })
  .meta({ id: 'PlanOverview' });
export type PlanOverview = z.infer<typeof PlanOverview>;

const Progress = z.object({
  moves: z.int(),
  of: z.int(),
  broken: z.int(),
  unplaced: z.int(),
  /** Tenths of a point. */
  cost: z.int(),
});

/** A search for a better schedule. */
export const PlanRun = z.object({
  id: Id,
  state: z.enum(['running', 'stopped', 'done', 'interrupted']),
  by,
  startedAt: Instant,
  endedAt: Instant.nullable(),
  seed: z.int(),
  progress: Progress,
  /** Before the search. */
  before: Progress.nullable(),
  /** Whether it has found placements that can be taken. */
  hasBest: z.boolean(),
  /** Whether the draft or its settings have changed since it began: its figures are those of the draft then. */
  draftChanged: z.boolean(),
  /** Number of the command that took its result; null: it was not taken. */
  command: z.int().nullable(),
});
export type PlanRun = z.infer<typeof PlanRun>;

/** The search that runs, or the last one. */
export const PlanRunAnswer = z.object({ run: PlanRun.nullable() }).meta({ id: 'PlanRunAnswer' });
export type PlanRunAnswer = z.infer<typeof PlanRunAnswer>;

export const PlanRunStartBody = z
  .strictObject({
    seed: z.int().min(0).max(4_294_967_295),
    /** The budget in thousands of moves. */
    kiloMoves: z.int().min(1).max(100_000),
    /** `scratch`: a first schedule is made; `improve`: it goes on from the draft; `unplaced`: only what has no place moves. */
    from: z.enum(['scratch', 'improve', 'unplaced']),
  })
  .meta({ id: 'PlanRunStartBody' });
export type PlanRunStartBody = z.infer<typeof PlanRunStartBody>;

/** Ends a search; `keep` takes its best schedule as one command. Also for one that was interrupted. */
export const PlanRunStopBody = z.strictObject({ keep: z.boolean() }).meta({ id: 'PlanRunStopBody' });

/** What is published of a plan: categories (null: all), and whether groups or the schedule or both. */
export const PlanScope = z.strictObject({
  categories: z.array(line(40).min(1)).max(200).readonly().nullable(),
  groups: z.boolean(),
  schedule: z.boolean(),
});
export type PlanScope = z.infer<typeof PlanScope>;

const Slot = z.object({ hall: z.string(), start: z.int() });
const PublishedMatch = z.object({
  key: z.string(),
  /** null: it gets one. */
  number: z.int().nullable(),
  category: z.string(),
});

/** What publishing changes for everybody. */
export const PlanDifference = z
  .object({
    /** Stands for exactly this difference: publishing asks for it. */
    hash: z.string(),
    groups: z.object({ added: counts, changed: counts, removed: counts }),
    added: z.array(PublishedMatch.extend({ to: Slot.nullable() })).readonly(),
    removed: z.array(PublishedMatch.extend({ from: Slot.nullable() })).readonly(),
    moved: z
      .array(
        PublishedMatch.extend({
          from: Slot.nullable(),
          to: Slot.nullable(),
          what: z.enum(['day', 'hall', 'time', 'placed', 'unplaced']),
        }),
      )
      .readonly(),
    /** Other teams or seats. */
    changed: z.array(PublishedMatch).readonly(),
    /** Matches that would change and must not: they are running, finished or begin too soon. */
    refused: z.array(PublishedMatch.extend({ why: z.enum(['running', 'finished', 'frozen']) })).readonly(),
    /** Rules that the plan breaks: publishing asks for a reason. */
    brokenRules: counts,
    unplaced: counts,
    clubs: counts,
    followers: counts,
  })
  .meta({ id: 'PlanDifference' });
export type PlanDifference = z.infer<typeof PlanDifference>;

export const PlanPublishPreviewBody = z
  .strictObject({
    /** An older version that is published again; null: the draft. */
    version: z.int().min(1).nullable(),
    scope: PlanScope,
  })
  .meta({ id: 'PlanPublishPreviewBody' });
export type PlanPublishPreviewBody = z.infer<typeof PlanPublishPreviewBody>;

const publishing = {
  /** The form's own key: a repeat publishes nothing again. */
  clientKey: line(64).min(8),
  scope: PlanScope,
  /** Of the difference that was seen. */
  hash: line(64).min(1),
  reason: paragraphs(500).trim().nullable(),
  /** Whether clubs get a message about what changes for them. */
  tellClubs: z.boolean(),
};
export const PlanPublishBody = z.strictObject(publishing).meta({ id: 'PlanPublishBody' });
export const PlanRollbackBody = z.strictObject(publishing).meta({ id: 'PlanRollbackBody' });
export type PlanPublishBody = z.infer<typeof PlanPublishBody>;

const PlanVersion = z.object({
  number: z.int(),
  at: Instant,
  by,
  reason: z.string().nullable(),
  hash: z.string(),
  scope: PlanScope,
  restores: z.int().nullable(),
  summary: z.object({
    added: counts,
    removed: counts,
    moved: counts,
    changed: counts,
    brokenRules: counts,
  }),
});
type PlanVersion = z.infer<typeof PlanVersion>;

/** Newest first. */
export const PlanVersions = z
  .object({ versions: z.array(PlanVersion).readonly() })
  .meta({ id: 'PlanVersions' });
export type PlanVersions = z.infer<typeof PlanVersions>;
