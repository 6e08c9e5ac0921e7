import { listQuestions, recordLists } from '@sevenmetre/rules/record-list';
import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { besideRows, RowViolations } from '../sheet-imports/schemas.ts';
import { line, paragraphs } from '../text.ts';

export const RecordList = z.enum(recordLists);

/** A table copied from a spreadsheet, with its heading. */
export const RecordListText = z.object({ text: paragraphs(200_000) }).strict();
export type RecordListText = z.infer<typeof RecordListText>;

/** By column of the list. */
const texts = z.record(z.string().regex(/^[a-zA-Z]{1,20}$/), line(5000));
/** Which record a row means: the one it is matched to, a new one, or a stored one that was chosen. */
const target = z.union([z.enum(['matched', 'new']), Id]);
const open = z.array(z.enum(listQuestions)).max(listQuestions.length);

/** A row of a preview, perhaps changed by the organiser. */
const RecordListRow = z.object({ line: z.int().min(1).max(2_000_000_000), texts, target, open }).strict();
export type RecordListRow = z.infer<typeof RecordListRow>;

export const RecordListRows = z.object({ rows: z.array(RecordListRow).max(2_000) }).strict();
export type RecordListRows = z.infer<typeof RecordListRows>;

export const RecordListImportBody = RecordListRows.extend({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Name of the file, for the history; '' for a pasted list. */
  source: line(120),
});
export type RecordListImportBody = z.infer<typeof RecordListImportBody>;

/** What would become of a list; nothing is stored. */
export const RecordListPreview = z
  .object({
    rows: z.array(
      z.object({
        line: z.int(),
        texts: z.record(z.string(), z.string()),
        target,
        open,
        result: z.enum(['create', 'update', 'same', 'asked', 'refused']),
        violations: RowViolations,
        /** Stored records that it may mean. */
        candidates: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
    ...besideRows,
    fingerprint: z.string(),
  })
  .meta({ id: 'RecordListPreview' });
export type RecordListPreview = z.infer<typeof RecordListPreview>;

export const RecordListImported = z
  .object({
    created: z.int(),
    updated: z.int(),
    same: z.int(),
    asked: z.int(),
    refused: z.int(),
    /** Officials of the list with an address and without an account. */
    contacts: z.array(Id),
  })
  .meta({ id: 'RecordListImported' });
export type RecordListImported = z.infer<typeof RecordListImported>;

export const OfficialsInviteBody = z.strictObject({
  officials: z.array(Id).min(1).max(2_000),
  /** Of the mails. */
  locale: z.enum(locales),
});
export type OfficialsInviteBody = z.infer<typeof OfficialsInviteBody>;

/** `linked`: had an account already; `left`: have one, have no address, or their account has not proven its address. */
export const OfficialsInvited = z.object({ invited: z.int(), linked: z.int(), left: z.int() });
export type OfficialsInvited = z.infer<typeof OfficialsInvited>;
