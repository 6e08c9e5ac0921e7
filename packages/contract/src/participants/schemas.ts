import { checkLevels, importColumns, personGenders, rosterChecks } from '@sevenmetre/rules/roster';
import { genders, rosterRoles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links } from '../common.ts';
import { line } from '../text.ts';

const Parameters = z.record(z.string(), z.union([z.string(), z.number()]));

/** A limit that is broken; the code has words of its own. */
const RosterViolationBody = z.object({
  code: z.string(),
  level: z.enum(['error', 'warning']),
  field: z.enum(['firstName', 'lastName', 'birthDate', 'gender']).nullable(),
  teamId: Id.nullable(),
  parameters: Parameters,
});

const AssignmentBody = z
  .object({ teamId: Id, role: z.enum(rosterRoles), jerseyNumber: z.int().min(0).max(99).nullable() })
  .strict();

/** Somebody of a club as the club zone knows him or her; never public, never kept by a browser. */
export const Participant = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    /** Shown as the year; whole for whoever edits. */
    birthDate: Day.nullable(),
    gender: z.enum(personGenders).nullable(),
    assignments: z.array(AssignmentBody),
    /** Leads a team; null: neither player nor leader yet. */
    isLeader: z.boolean().nullable(),
    jerseyNumberFromLastMatch: z.int().nullable(),
    /** Grows with every save. */
    revision: z.int(),
    /** Limits that the person breaks as stored. */
    violations: z.array(RosterViolationBody),
    /** Whether names, birth date and gender may be changed, not only places in own teams. */
    editable: z.boolean(),
    links: Links,
  })
  .meta({ id: 'Participant' });
export type Participant = z.infer<typeof Participant>;

const RosterLimitsBody = z.object({
  levels: z.record(z.enum(rosterChecks), z.enum(checkLevels)),
  jerseyMin: z.int(),
  jerseyMax: z.int(),
  leaderMinimumAge: z.int(),
  firstDay: Day,
  mixedAllowance: z.record(z.string(), z.int()),
  numbersEditable: z.boolean(),
});

export const ClubRoster = z
  .object({
    /** `declined`: its registration; the club's own people change nothing then. */
    club: z.object({ id: Id, name: z.string(), declined: z.boolean() }),
    teams: z.array(
      z.object({
        id: Id,
        name: z.string(),
        categoryId: Id,
        /** Whether the reader may put people into it. */
        editable: z.boolean(),
      }),
    ),
    /** Of the edition: an age band ends where the next one begins. */
    categories: z.array(
      z.object({ id: Id, code: z.string(), gender: z.enum(genders), birthDateMin: Day.nullable() }),
    ),
    participants: z.array(Participant),
    /** Whether people of other teams are left out, because the reader leads some teams only. */
    partial: z.boolean(),
    limits: RosterLimitsBody,
    /** null: no deadline that binds. */
    deadline: Instant.nullable(),
    /** Of the tournament. */
    timeZone: z.string(),
    links: Links,
  })
  .meta({ id: 'ClubRoster' });
export type ClubRoster = z.infer<typeof ClubRoster>;

const Name = line(200);

export const ParticipantBody = z
  .object({
    firstName: Name,
    lastName: Name,
    birthDate: line(10),
    gender: z.enum(personGenders).nullable(),
    assignments: z.array(AssignmentBody).max(40),
  })
  .strict();
export type ParticipantBody = z.infer<typeof ParticipantBody>;

/** A change names the revision that it was made on. */
export const ParticipantChange = ParticipantBody.extend({ revision: z.int().min(1).max(2_000_000_000) });
export type ParticipantChange = z.infer<typeof ParticipantChange>;

const ImportRowBody = z.object({
  /** In the sheet; the names of the columns stand in line 1. */
  line: z.int(),
  texts: z.record(z.enum(importColumns), z.string()),
  result: z.enum(['create', 'update', 'same', 'refused']),
  violations: z.array(
    z.object({ code: z.string(), level: z.enum(['error', 'warning']), parameters: Parameters }),
  ),
});

/** What would become of the roster. */
export const RosterPreview = z
  .object({
    rows: z.array(ImportRowBody),
    /** Names the sheet and what would become of it: sent back, exactly this is done or nothing. */
    fingerprint: z.string(),
  })
  .meta({ id: 'RosterPreview' });
export type RosterPreview = z.infer<typeof RosterPreview>;

export const RosterImported = z
  .object({ created: z.int(), updated: z.int(), same: z.int(), refused: z.int() })
  .meta({ id: 'RosterImported' });

export const sheetFormats = ['xlsx', 'csv'] as const;
