import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, paragraphs } from '../text.ts';
import { Notified, PlanHappening } from './change-schemas.ts';
import { CourtKey } from './settings-schemas.ts';

const by = z.object({ id: Id, name: z.string() }).nullable();
const counts = z.int().min(0);

const DayMinute = z.int().min(0).max(1440);
const courts = z.array(CourtKey).readonly();

/** A change of the settings that adds capacity; times are minutes since midnight, days count from 0. */
export const RemedyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['later', 'earlier']), day: z.int(), courts, from: DayMinute, to: DayMinute }),
  z.object({ kind: z.literal('openDay'), day: z.int(), courts, open: DayMinute, close: DayMinute }),
  z.object({ kind: z.literal('useCourts'), courts }),
  z.object({
    kind: z.enum(['moreInDay', 'moreOnWay', 'laterEnd']),
    category: z.string(),
    from: z.int(),
    to: z.int(),
  }),
]);
export type RemedyChange = z.infer<typeof RemedyChange>;

/** Gain of one change, and the remaining shortage; `courtMinutes`: additional opening time. */
const Remedy = z.object({ change: RemedyChange, gain: counts, left: counts, courtMinutes: counts });

/** A bottleneck: matches of these categories need more places until, or from, a minute than there are. */
const Bottleneck = z.object({
  categories: z.array(z.string()).readonly(),
  /** 'within': they can neither begin before `since` nor after `minute`. */
  side: z.enum(['by', 'from', 'within']),
  since: z.int().nullable(),
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
        /** false: proven that no schedule contains all matches. true proves nothing. */
        possible: z.boolean(),
        matches: counts,
        /** Starts of all courts on all days. */
        slots: counts,
        tightest: z.array(Bottleneck).readonly(),
        /** Keys of matches without any possible place. */
        homeless: z.array(z.string()).readonly(),
        /**
         * Categories whose teams have more matches than their days allow; `need` and `have` of the worst one.
         */
        crowded: z
          .array(z.object({ category: z.string(), teams: counts, need: counts, have: counts }))
          .readonly(),
        /** Groups whose matches do not fit into the days of their teams together. */
        groups: z
          .array(
            z.object({ category: z.string(), group: z.string(), teams: counts, need: counts, have: counts }),
          )
          .readonly(),
        /**
         * The worst match of each category that its teams reach with more matches than their days allow.
         */
        ways: z
          .array(z.object({ category: z.string(), match: z.string(), need: counts, have: counts }))
          .readonly(),
        /** No count proves it, but all orders of the matches were tried and none keeps their rests and ways. */
        noOrder: z.boolean(),
        /**
         * By hour: starts on all courts, matches that have to begin in it at the latest, and the minimal
         * number of spare places up to it.
         */
        hours: z
          .array(z.object({ minute: z.int(), open: counts, needed: counts, spare: z.int() }))
          .readonly(),
        /**
         * Remedies, cheapest first; `together`: those that suffice in combination. Empty if nothing is short.
         */
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
          /** Id of the format; null: none chosen. */
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
    /** Next steps, most urgent first. */
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
  /** No plan without broken rules costs less; equal to the cost: proven best. null: not known. */
  bound: z.int().nullable(),
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
  /** Whether there are placements that can be stored. */
  hasBest: z.boolean(),
  /**
   * Whether the draft or its settings have changed since the start, so that the figures belong to the earlier
   * draft.
   */
  draftChanged: z.boolean(),
  /** Number of the command that stored its result; null: not stored. */
  command: z.int().nullable(),
});
export type PlanRun = z.infer<typeof PlanRun>;

/** The running search, or the last one. */
export const PlanRunAnswer = z.object({ run: PlanRun.nullable() }).meta({ id: 'PlanRunAnswer' });
export type PlanRunAnswer = z.infer<typeof PlanRunAnswer>;

export const PlanRunStartBody = z
  .strictObject({
    seed: z.int().min(0).max(4_294_967_295),
    /** Maximal number of moves, in thousands. */
    kiloMoves: z.int().min(1).max(100_000),
    /**
     * `scratch`: constructs a new schedule; `improve`: starts from the draft; `unplaced`: moves only matches
     * without a place.
     */
    from: z.enum(['scratch', 'improve', 'unplaced']),
    /** Before a search from `scratch`, the hours of the courts are shortened to what the matches need (PL20). */
    compact: z.boolean().default(false),
  })
  .meta({ id: 'PlanRunStartBody' });
export type PlanRunStartBody = z.infer<typeof PlanRunStartBody>;

/** Ends a search, also an interrupted one; `keep` stores its best schedule as one command. */
export const PlanRunStopBody = z.strictObject({ keep: z.boolean() }).meta({ id: 'PlanRunStopBody' });

const categoryCodes = z.array(line(40).min(1)).max(200).readonly();

/** Parts to publish: categories (null: all), and groups, schedule or both. */
export const PlanScope = z.strictObject({
  categories: categoryCodes.nullable(),
  groups: z.boolean(),
  schedule: z.boolean(),
  /** Of these categories one part stays as it is published, although it is chosen above. */
  kept: z.strictObject({ groups: categoryCodes, schedule: categoryCodes }).optional(),
});
export type PlanScope = z.infer<typeof PlanScope>;

const Slot = z.object({ hall: z.string(), start: z.int() });
const PublishedMatch = z.object({
  key: z.string(),
  /** null: assigned when it is published. */
  number: z.int().nullable(),
  category: z.string(),
});

/** Effect of publishing. */
export const PlanDifference = z
  .object({
    /** Identifies this difference: publishing requires it. */
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
    /** Matches that would change but cannot: running, finished, or beginning too soon. */
    refused: z.array(PublishedMatch.extend({ why: z.enum(['running', 'finished', 'frozen']) })).readonly(),
    /** Number of broken rules: publishing requires a reason then. */
    brokenRules: counts,
    unplaced: counts,
    clubs: counts,
    followers: counts,
  })
  .meta({ id: 'PlanDifference' });
export type PlanDifference = z.infer<typeof PlanDifference>;

export const PlanPublishPreviewBody = z
  .strictObject({
    /** Older version to publish again; null: the draft. */
    version: z.int().min(1).nullable(),
    scope: PlanScope,
  })
  .meta({ id: 'PlanPublishPreviewBody' });
export type PlanPublishPreviewBody = z.infer<typeof PlanPublishPreviewBody>;

const publishing = {
  /** Idempotency key of the form. */
  clientKey: line(64).min(8),
  scope: PlanScope,
  /** Hash of the difference that the page showed. */
  hash: line(64).min(1),
  reason: paragraphs(500).trim().nullable(),
  /** Whether clubs get a mail about their changes. */
  tellClubs: z.boolean(),
  /**
   * Needed if groups that were drawn in public change. Of a draft that is published once matches are played:
   * what everybody reads on the pages of moved and cancelled matches, and clubs in their message.
   */
  publicReason: line(200).nullable().optional(),
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
  /** What happened, when that is why it was published. */
  happenings: z.array(PlanHappening).readonly().nullable(),
  summary: z.object({
    added: counts,
    removed: counts,
    moved: counts,
    changed: counts,
    brokenRules: counts,
  }),
  /** null: published by a program that did not record it. */
  notified: Notified.nullable(),
});
type PlanVersion = z.infer<typeof PlanVersion>;

/** Newest first. */
export const PlanVersions = z
  .object({ versions: z.array(PlanVersion).readonly() })
  .meta({ id: 'PlanVersions' });
export type PlanVersions = z.infer<typeof PlanVersions>;
