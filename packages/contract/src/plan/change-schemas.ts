import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, paragraphs } from '../text.ts';
import { Placement } from './draft-schemas.ts';
import { CourtKey } from './settings-schemas.ts';

const counts = z.int().min(0);
const CategoryCode = line(40).min(1);
const MatchKey = line(120).min(1);
const TeamKey = z.string().regex(/^[1-9]\d{0,9}$/);
/** Minutes since the first midnight of the edition. */
const Minute = z.int().min(0).max(86_400);

/** A change of the published schedule, as entered by organisers. */
export const PlanHappening = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hallClosed'), hall: CourtKey, from: Minute, to: Minute }),
  /** Everything that begins there from `from` until the end of that day is delayed by this time, or moved. */
  z.strictObject({
    kind: z.literal('hallLate'),
    hall: CourtKey,
    from: Minute,
    minutes: z.int().min(1).max(720),
  }),
  z.strictObject({ kind: z.literal('hallGained'), hall: CourtKey, from: Minute, to: Minute }),
  z.strictObject({ kind: z.literal('categoryDelayed'), category: CategoryCode, until: Minute }),
  z.strictObject({ kind: z.literal('matchPostponed'), match: MatchKey, until: Minute }),
  /** By hand: placed there whatever rules it breaks; others make room. */
  z.strictObject({ kind: z.literal('matchMoved'), match: MatchKey, to: Placement }),
  z.strictObject({ kind: z.literal('matchesSwapped'), matches: z.tuple([MatchKey, MatchKey]).readonly() }),
  /** Two teams swap seats in the draw. */
  z.strictObject({
    kind: z.literal('teamsSwapped'),
    category: CategoryCode,
    teams: z.tuple([TeamKey, TeamKey]).readonly(),
  }),
  /** An additional team in a group, which plays everybody there. */
  z.strictObject({ kind: z.literal('teamAdded'), group: MatchKey, team: TeamKey }),
  /**
   * A group continues without this team: its matches that have not begun are cancelled, finished ones stay.
   */
  z.strictObject({ kind: z.literal('groupSmaller'), group: MatchKey, team: TeamKey }),
]);
export type PlanHappening = z.infer<typeof PlanHappening>;

const asked = {
  happenings: z.array(PlanHappening).min(1).max(20).readonly(),
  /** Minutes from now in which matches are not moved, except explicitly named ones. */
  freeze: z.int().min(0).max(240),
};

/** Objective of a plan. */
const RepairAim = z.enum(['fewestMoves', 'shortestShifts', 'bestDay']);

/**
 * Requests plans after a change, by default with all objectives. The plan with the fewest moves is shown
 * first if requested separately.
 */
export const PlanRepairBody = z
  .strictObject({ ...asked, aims: z.array(RepairAim).min(1).max(3).readonly().optional() })
  .meta({ id: 'PlanRepairBody' });
export type PlanRepairBody = z.infer<typeof PlanRepairBody>;

const ChangedMatch = z.object({
  key: z.string(),
  number: z.int().nullable(),
  category: z.string(),
  /** Label of its group. */
  group: z.string(),
  /** Names of teams, or of their seats; null: unknown. */
  home: z.string().nullable(),
  away: z.string().nullable(),
  placement: Placement.nullable(),
  state: z.enum(['open', 'frozen', 'running', 'finished']),
});
export type ChangedMatch = z.infer<typeof ChangedMatch>;

/** Who gets a message about a publication. */
export const Notified = z.object({
  /** Clubs that get mails about their changes, and how many mails that is. */
  clubs: counts,
  mails: counts,
  /** Referee pairs that are asked again by mail. */
  pairs: counts,
  /** Browsers that get a notification. */
  followers: counts,
});
export type Notified = z.infer<typeof Notified>;

const version = z.object({
  number: z.int(),
  at: Instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The older version that it publishes again, as taking back a change does; null: another plan. */
  restores: z.int().nullable(),
  /** null: published by a program that did not record it. */
  notified: Notified.nullable(),
});

/** The present published schedule, for changing it. */
export const PlanChanges = z
  .object({
    /** null: nothing was published from a plan; the present groups and matches can be adopted. */
    version: version.nullable(),
    /** Changes that led to the last version, which can be undone; null: another cause. */
    happenings: z.array(PlanHappening).readonly().nullable(),
    now: z.int(),
    days: z.array(z.string()).readonly(),
    courts: z
      .array(z.object({ key: z.string(), code: z.string(), nameCs: z.string(), nameEn: z.string() }))
      .readonly(),
    categories: z.array(z.object({ code: z.string(), gender: z.enum(genders) })).readonly(),
    groups: z
      .array(z.object({ key: z.string(), label: z.string(), teams: z.array(Id).readonly() }))
      .readonly(),
    teams: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          category: z.string(),
          state: z.enum(['accepted', 'waiting', 'withdrawn']),
        }),
      )
      .readonly(),
    matches: z.array(ChangedMatch).readonly(),
  })
  .meta({ id: 'PlanChanges' });
export type PlanChanges = z.infer<typeof PlanChanges>;

const BrokenRule = z.object({
  code: z.string(),
  params: z.record(z.string(), z.number()),
  matches: z.array(z.string()).readonly(),
  teams: z.array(z.string()).readonly(),
  halls: z.array(z.string()).readonly(),
});

const RepairPlan = z.object({
  aim: RepairAim,
  /** `from` is null for a new match, `to` for one that loses its place. */
  moved: z
    .array(z.object({ key: z.string(), from: Placement.nullable(), to: Placement.nullable() }))
    .readonly(),
  unplaced: z.array(z.string()).readonly(),
  /** Minutes. */
  longestShift: counts,
  teams: counts,
  pairs: counts,
  /** Hall changes of teams in a day, compared with the published schedule. */
  hallChanges: z.int(),
  /** Rules that are newly broken. */
  broken: z.array(BrokenRule).readonly(),
  messages: z.object({
    clubs: counts,
    mails: counts,
    followers: counts,
    languages: z.array(z.string()).readonly(),
    /** Clubs that nobody has an account for, by name: they get no mail. */
    withoutAccount: z.array(z.string()).readonly(),
    /** Pairs that were notified of a match that moves, and are asked again. */
    pairs: counts,
  }),
});
export type RepairPlan = z.infer<typeof RepairPlan>;

/** Up to three plans, with fewer broken rules first. Nothing is stored. */
export const PlanRepairs = z
  .object({
    /** The version that they are based on. */
    version: z.int(),
    frozenUntil: z.int(),
    /** Matches that lose their places. */
    displaced: z.array(z.string()).readonly(),
    teams: counts,
    pairs: counts,
    /**
     * Matches in lost places that have begun or begin inside the freeze: they stay, and an organiser has to
     * decide.
     */
    stuck: z.array(z.string()).readonly(),
    /** Matches that a change of groups adds or cancels. */
    added: z.array(ChangedMatch).readonly(),
    cancelled: z.array(z.string()).readonly(),
    plans: z.array(RepairPlan).readonly(),
  })
  .meta({ id: 'PlanRepairs' });
export type PlanRepairs = z.infer<typeof PlanRepairs>;

/** Publishes one of the plans, if the version that it is based on is still the last one. */
export const PlanRepairApplyBody = z
  .strictObject({
    /** Idempotency key of the form. */
    clientKey: line(64).min(8),
    ...asked,
    version: z.int().min(1),
    placements: z
      .array(z.tuple([MatchKey, Placement.nullable()]).readonly())
      .max(10_000)
      .readonly(),
    /** Kept with the version, for organisers. */
    reason: paragraphs(500).trim().nullable(),
    /** What everybody reads on the pages of moved and cancelled matches and closed halls, and clubs in their message. */
    publicReason: line(200).nullable().optional(),
    tellClubs: z.boolean(),
  })
  .meta({ id: 'PlanRepairApplyBody' });
export type PlanRepairApplyBody = z.infer<typeof PlanRepairApplyBody>;

/** Undoes the last change: publishes the version before it and restores the courts. */
export const PlanRepairUndoBody = z
  .strictObject({
    clientKey: line(64).min(8),
    /** The last version that the page showed. */
    version: z.int().min(1),
    tellClubs: z.boolean(),
  })
  .meta({ id: 'PlanRepairUndoBody' });
export type PlanRepairUndoBody = z.infer<typeof PlanRepairUndoBody>;
