import { dayOrders } from '@sevenmetre/rules/dates';
import {
  asideReasons,
  checkLevels,
  eachPersonText,
  importColumns,
  leadingNumbers,
  nameOrders,
  personFields,
  personGenders,
  rosterChecks,
  rowQuestions,
} from '@sevenmetre/rules/roster';
import { genders, rosterRoles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, HiddenParts, Id, Instant, Links } from '../common.ts';
import { encodingDoubt } from '../sheet-imports/schemas.ts';
import { line, paragraphs } from '../text.ts';

const Parameters = z.record(z.string(), z.union([z.string(), z.number()]));

/** A violated limit, with a code that has a phrase. */
const RosterViolationBody = z.object({
  code: z.string(),
  level: z.enum(['error', 'warning']),
  field: z.enum(personFields).nullable(),
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
    ...eachPersonText(() => z.string()),
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
    /** Absent: as it is stored. */
    ...eachPersonText(() => line(200).optional()),
    assignments: z.array(AssignmentBody).max(40),
  })
  .strict();
export type ParticipantBody = z.infer<typeof ParticipantBody>;

/** A change with the revision that it is based on. */
export const ParticipantChange = ParticipantBody.extend({ revision: z.int().min(1).max(2_000_000_000) });
export type ParticipantChange = z.infer<typeof ParticipantChange>;

/** Answers to what a list of people leaves open, for all its rows. */
const listAnswers = {
  /** Team of rows that name none. */
  teamId: Id.nullable(),
  dayOrder: z.enum(dayOrders).nullable(),
  nameOrder: z.enum(nameOrders).nullable(),
};

/** Pasted lines, as in a mail or copied from a spreadsheet. */
export const RosterText = z
  .object({ text: paragraphs(60_000), ...listAnswers, leading: z.enum(leadingNumbers).nullable() })
  .strict();
export type RosterText = z.infer<typeof RosterText>;

/** A row of a preview, perhaps changed by the person who imports. */
const RosterRow = z
  .object({
    /** In the sheet or the pasted text, from 1. */
    line: z.int().min(1).max(2_000_000_000),
    texts: z.record(z.enum(importColumns), line(200)),
    /** What nobody has answered yet; such a row is left out. */
    open: z.array(z.enum(rowQuestions)).max(rowQuestions.length),
  })
  .strict();
export type RosterRow = z.infer<typeof RosterRow>;

const longestImport = 2_000;
export const RosterRows = z.object({ rows: z.array(RosterRow).max(longestImport) }).strict();
export type RosterRows = z.infer<typeof RosterRows>;

/** The rows with the fingerprint of the preview that showed them. */
export const RosterImportBody = RosterRows.extend({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Name of the file, for the history; '' for pasted names. */
  source: line(120).default(''),
});
export type RosterImportBody = z.infer<typeof RosterImportBody>;

const ImportRowBody = z.object({
  /** Line in the sheet or the pasted text, from 1. */
  line: z.int(),
  texts: z.record(z.enum(importColumns), z.string()),
  open: z.array(z.enum(rowQuestions)),
  /** What the line says beside this; never stored. */
  unused: z.string(),
  result: z.enum(['create', 'update', 'same', 'asked', 'refused']),
  violations: z.array(
    z.object({ code: z.string(), level: z.enum(['error', 'warning']), parameters: Parameters }),
  ),
});

/** Effect of a sheet on the roster. */
export const RosterPreview = z
  .object({
    rows: z.array(ImportRowBody),
    /** About the whole list, answered by another preview. */
    questions: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('day-order'),
          /** Rows that wait for the answer. */
          count: z.int(),
          text: z.string(),
          dayFirst: Day,
          monthFirst: Day,
        }),
        z.object({
          kind: z.literal('name-order'),
          count: z.int(),
          /** First and family name of a row, as read until somebody answers. */
          names: z.tuple([z.string(), z.string()]),
        }),
        z.object({ kind: z.literal('leading-numbers'), count: z.int() }),
        z.object({
          kind: z.literal('encoding'),
          count: z.int(),
          ...encodingDoubt,
        }),
      ]),
    ),
    /** Lines that are no persons; with the rows they are all lines that are not empty. */
    aside: z.array(z.object({ line: z.int(), reason: z.enum(asideReasons) })),
    hidden: HiddenParts,
    /** Identifies the sheet and its effect: the import is refused if either has changed. */
    fingerprint: z.string(),
  })
  .meta({ id: 'RosterPreview' });
export type RosterPreview = z.infer<typeof RosterPreview>;

export const RosterImported = z
  .object({ created: z.int(), updated: z.int(), same: z.int(), asked: z.int(), refused: z.int() })
  .meta({ id: 'RosterImported' });

export const sheetFormats = ['xlsx', 'csv'] as const;

/** Six digits, in this answer only. */
export const SigningPin = z.object({ pin: z.string() }).meta({ id: 'SigningPin' });
