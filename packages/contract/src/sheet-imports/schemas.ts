import { keptReasons, sheetImportKinds } from '@sevenmetre/rules/sheet-import';
import { encodings } from '@sevenmetre/rules/tables';
import * as z from 'zod';
import { HiddenParts, HiddenRead, Id, Instant } from '../common.ts';

/** Place of a sheet among those that the refusal `sheets-several` names, from 0. */
const SheetPlace = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** Query of a file: answers to the questions about an earlier reading of it. */
export const sheetAnswers = {
  encoding: z.enum(encodings).optional(),
  sheet: SheetPlace.optional(),
  hidden: HiddenRead.optional(),
};

/** A text whose encoding is in doubt. */
export const encodingDoubt = {
  /** As read until somebody answers. */
  encoding: z.enum(encodings),
  /** Words that read differently in another encoding. */
  others: z.array(
    z.object({
      encoding: z.enum(encodings),
      words: z.array(z.object({ read: z.string(), instead: z.string() })),
    }),
  ),
};

/** What the preview of a list says beside its rows. */
export const besideRows = {
  /** Lines that are no rows. */
  aside: z.array(z.object({ line: z.int(), reason: z.enum(['heading', 'heading-again', 'title', 'total']) })),
  /** Names of columns that are not read. */
  unknown: z.array(z.string()),
  hidden: HiddenParts,
  /** null: the encoding is certain. */
  encoding: z.object(encodingDoubt).nullable(),
};

/** What is wrong with a row. */
export const RowViolations = z.array(
  z.object({
    code: z.string(),
    level: z.enum(['error', 'warning']),
    parameters: z.record(z.string(), z.string()),
  }),
);

/** Imports that can be undone, newest first. */
export const SheetImports = z
  .object({
    imports: z.array(
      z.object({
        id: Id,
        kind: z.enum(sheetImportKinds),
        /** Name of the file; '' for a pasted list. */
        source: z.string(),
        at: Instant,
        /** Records that it created or changed. */
        records: z.int(),
      }),
    ),
    /** Of the tournament. */
    timeZone: z.string(),
  })
  .meta({ id: 'SheetImports' });
export type SheetImports = z.infer<typeof SheetImports>;

export const RosterImportUndoBody = z.strictObject({ importId: Id });

export const SheetImportUndone = z
  .object({
    /** Records that were removed or are as before. */
    undone: z.int(),
    /** Records that stay as they are, by line of the list. */
    kept: z.array(z.object({ line: z.int(), name: z.string(), reason: z.enum(keptReasons) })),
  })
  .meta({ id: 'SheetImportUndone' });
export type SheetImportUndone = z.infer<typeof SheetImportUndone>;
