import { mostTitles, scheduleColumns, scheduleReasons } from '@sevenmetre/rules/schedule-file';
import * as z from 'zod';
import { besideRows } from '../sheet-imports/schemas.ts';
import { Placement } from '../plan/schemas.ts';
import { line, paragraphs } from '../text.ts';

/** A table copied from a spreadsheet, with its heading. */
export const ScheduleFileText = z.strictObject({ text: paragraphs(500_000) });
export type ScheduleFileText = z.infer<typeof ScheduleFileText>;

const MatchKey = line(120).min(1);

/** A row of a schedule, perhaps with what somebody has said about it. */
const ScheduleFileRow = z.strictObject({
  line: z.int().min(1).max(2_000_000_000),
  /** From 1, where a line has a match for each court; null: it has one. */
  column: z.int().min(1).max(1_000).nullable(),
  texts: z.record(z.enum(scheduleColumns), line(2_000)),
  /** Titles above, the nearest first. */
  titles: z.array(line(200)).max(mostTitles),
  /** The match that was chosen; null: the one that it fits. */
  match: MatchKey.nullable(),
  isLeftOut: z.boolean(),
  isDoubtful: z.boolean(),
});
export type ScheduleFileRow = z.infer<typeof ScheduleFileRow>;

const NameAnswer = z.strictObject({
  kind: z.enum(['team', 'hall', 'category']),
  text: line(4_000),
  /** Category of a team; '' otherwise. */
  category: line(40),
  /** Id of the team, key of the court, code of the category. */
  id: line(40).min(1),
});

const ScheduleFileAnswers = z.strictObject({
  /** Ids of the chosen readings; null: none. */
  days: line(400).nullable(),
  times: line(400).nullable(),
  repeatDays: z.boolean().nullable(),
  names: z.array(NameAnswer).max(2_000),
});
export type ScheduleFileAnswers = z.infer<typeof ScheduleFileAnswers>;

export const ScheduleFileRows = z.strictObject({
  rows: z.array(ScheduleFileRow).max(6_000),
  answers: ScheduleFileAnswers,
});
export type ScheduleFileRows = z.infer<typeof ScheduleFileRows>;

export const ScheduleFileImportBody = ScheduleFileRows.extend({
  /** The draft that the preview was made for. */
  revision: z.int().min(0),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Name of the file, for the log of the plan; '' for a pasted table. */
  source: line(120),
});
export type ScheduleFileImportBody = z.infer<typeof ScheduleFileImportBody>;

const Reading = z.object({
  id: z.string(),
  examples: z.array(z.object({ text: z.string(), means: z.string() })),
});

/** What would become of a schedule; nothing is stored. */
export const ScheduleFilePreview = z
  .object({
    revision: z.int(),
    rows: z.array(
      z.object({
        ...ScheduleFileRow.shape,
        result: z.enum(['place', 'same', 'asked', 'skipped']),
        reason: z.object({ code: z.enum(scheduleReasons), text: z.string() }).nullable(),
        question: z
          .object({
            kind: z.enum(['match', 'team', 'hall', 'category']),
            text: z.string(),
            category: z.string(),
            /** Keys of matches or courts, ids of teams, codes of categories. */
            choices: z.array(z.string()),
          })
          .nullable(),
        category: z.string().nullable(),
        /** Key of the match that it places; null: not known. */
        placed: z.string().nullable(),
        to: Placement.nullable(),
      }),
    ),
    ...besideRows,
    aside: z.array(
      z.object({ line: z.int(), reason: z.enum(['heading', 'heading-again', 'title', 'total', 'section']) }),
    ),
    questions: z.object({ days: z.array(Reading), times: z.array(Reading), repeatDays: z.boolean() }),
    answers: ScheduleFileAnswers,
    /** Numbers of the file are those of another tool; they are not used. */
    hasOtherNumbers: z.boolean(),
    /** Keys of matches that no row places: they keep their placement, or have none. */
    missing: z.array(z.string()),
    /** Rules that the draft would break besides those that it breaks now. */
    brokenRules: z.int().min(0),
    fingerprint: z.string(),
  })
  .meta({ id: 'ScheduleFilePreview' });
export type ScheduleFilePreview = z.infer<typeof ScheduleFilePreview>;

export const ScheduleFileImported = z
  .object({
    /** Matches that were placed or moved. */
    placed: z.int(),
    /** Number of the command, for its undo. */
    command: z.int(),
  })
  .meta({ id: 'ScheduleFileImported' });
export type ScheduleFileImported = z.infer<typeof ScheduleFileImported>;
