import { checkLevels, importColumns, personGenders, rosterChecks } from '@sevenmetre/rules/roster';
import { genders, rosterRoles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links } from '../common.ts';
import { line } from '../text.ts';

const Parameters = z.record(z.string(), z.union([z.string(), z.number()]));

/** A violated limit, with a code that has a phrase. */
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

/** A person on the pages of a club; never public, never stored by a browser. */
export const Participant = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    /** Shown as the year only; complete for editors. */
    birthDate: Day.nullable(),
    gender: z.enum(personGenders).nullable(),
    assignments: z.array(AssignmentBody),
    /** Whether the person leads a team; null: neither player nor leader yet. */
    isLeader: z.boolean().nullable(),
    jerseyNumberFromLastMatch: z.int().nullable(),
    /** Incremented by every save. */
    revision: z.int(),
    /** Limits that the stored person violates. */
    violations: z.array(RosterViolationBody),
    /** Whether names, birth date and gender may be changed, and not only places in own teams. */
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
    /** `declined`: the registration was declined, so that the club cannot change anything. */
    club: z.object({ id: Id, name: z.string(), declined: z.boolean() }),
    teams: z.array(
      z.object({
        id: Id,
        name: z.string(),
        categoryId: Id,
        /** Whether the reader may change the team's people. */
        editable: z.boolean(),
      }),
    ),
    /** Categories of the edition: an age band ends where the next one begins. */
    categories: z.array(
      z.object({ id: Id, code: z.string(), gender: z.enum(genders), birthDateMin: Day.nullable() }),
    ),
    participants: z.array(Participant),
    /** Whether people of other teams are left out, because the reader only leads some teams. */
    partial: z.boolean(),
    limits: RosterLimitsBody,
    /** null: no deadline for the reader. */
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

/** A change with the revision that it is based on. */
export const ParticipantChange = ParticipantBody.extend({ revision: z.int().min(1).max(2_000_000_000) });
export type ParticipantChange = z.infer<typeof ParticipantChange>;

const ImportRowBody = z.object({
  /** Line in the sheet; column names are in line 1. */
  line: z.int(),
  texts: z.record(z.enum(importColumns), z.string()),
  result: z.enum(['create', 'update', 'same', 'refused']),
  violations: z.array(
    z.object({ code: z.string(), level: z.enum(['error', 'warning']), parameters: Parameters }),
  ),
});

/** Effect of a sheet on the roster. */
export const RosterPreview = z
  .object({
    rows: z.array(ImportRowBody),
    /** Identifies the sheet and its effect: the import is refused if either has changed. */
    fingerprint: z.string(),
  })
  .meta({ id: 'RosterPreview' });
export type RosterPreview = z.infer<typeof RosterPreview>;

export const RosterImported = z
  .object({ created: z.int(), updated: z.int(), same: z.int(), refused: z.int() })
  .meta({ id: 'RosterImported' });

export const sheetFormats = ['xlsx', 'csv'] as const;
