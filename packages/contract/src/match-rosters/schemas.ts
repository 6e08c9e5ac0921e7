import { matchRosterStates, rosterRoles, sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { TeamHead } from '../teams/team-head.ts';

const Check = z.enum(['error', 'warning', 'off']);

/** Limits of the edition for a match roster; a check that is `off` is skipped. */
export const RosterLimits = z.object({
  numberMin: z.int(),
  numberMax: z.int(),
  playersMin: z.int(),
  playersRecommended: z.int(),
  playersMax: z.int(),
  leadersMin: z.int(),
  leadersMax: z.int(),
  checks: z.object({
    playersMin: Check,
    playersRecommended: Check,
    playersMax: Check,
    leadersMin: Check,
    leadersMax: Check,
    category: Check,
    otherTeam: Check,
    suspended: Check,
  }),
});
export type RosterLimits = z.infer<typeof RosterLimits>;

/** A person of the team or its club who may be in the roster of a match. */
export const RosterPerson = z.object({
  participantId: Id,
  /** `competitionMatchParticipantId` of events; null while the person is not in the stored roster. */
  entryId: Id.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** For the club; null for hall staff. */
  birthYear: z.int().nullable(),
  role: z.enum(rosterRoles),
  /** From this match, else from the last one, else from the team's roster. */
  jerseyNumber: z.int().nullable(),
  onRoster: z.boolean(),
  /** Whether the person is in the team's roster; hall staff may add others of the club. */
  inTeam: z.boolean(),
  /** Persons with events cannot be removed. */
  hasEvents: z.boolean(),
  marks: z.object({
    /** Born outside of the category's years and of those of the category below. */
    outsideCategory: z.boolean(),
    /** Was in a roster of another team of the same category. */
    otherTeam: z.boolean(),
    /** Suspended in this match by a red or blue card of an earlier one. */
    suspended: z.boolean(),
  }),
});
export type RosterPerson = z.infer<typeof RosterPerson>;

export const RosterSide = z.object({
  side: z.enum(sides),
  team: TeamHead,
  clubId: Id,
  state: z.enum(matchRosterStates),
  /** Revision that a save is based on; 0 before the first. */
  revision: z.int(),
  savedAt: Instant.nullable(),
  /** Not saved yet: taken from the last match, or from the team's roster. */
  prefilled: z.boolean(),
  people: z.array(RosterPerson),
});
export type RosterSide = z.infer<typeof RosterSide>;

export const RosterEntries = z
  .array(
    z.strictObject({
      participantId: Id,
      role: z.enum(rosterRoles),
      jerseyNumber: z.int().min(0).max(99).nullable(),
    }),
  )
  .max(60)
  .refine((entries) => new Set(entries.map(({ participantId }) => participantId)).size === entries.length);

/** One side as saved by a club: all persons in the roster. */
export const MatchRosterBody = z.strictObject({
  revision: z.int().min(0),
  entries: RosterEntries,
  /** Confirming locks it for the club. */
  confirm: z.boolean().default(false),
});
export type MatchRosterBody = z.input<typeof MatchRosterBody>;

export const MatchRosterAnswer = z
  .object({
    ticket: MatchTicket,
    roster: RosterSide,
    limits: RosterLimits,
    /** Confirmed, or the match has begun: only hall staff may change it. */
    locked: z.boolean(),
    links: Links,
  })
  .meta({ id: 'MatchRoster' });
export type MatchRosterAnswer = z.infer<typeof MatchRosterAnswer>;

export const TeamPlan = z
  .object({
    team: TeamHead,
    clubId: Id,
    category: z.object({ code: z.string(), nameCs: z.string(), nameEn: z.string() }),
    days: z.array(Day),
    matches: z.array(
      z.object({
        ticket: MatchTicket,
        side: z.enum(sides),
        state: z.enum(matchRosterStates),
        /** Shown as "Roster closed". */
        locked: z.boolean(),
        players: z.int(),
        leaders: z.int(),
      }),
    ),
    links: Links,
  })
  .meta({ id: 'TeamPlan' });
export type TeamPlan = z.infer<typeof TeamPlan>;
