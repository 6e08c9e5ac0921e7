import { clubColumns, clubQuestions } from '@sevenmetre/rules/club-list';
import * as z from 'zod';
import { Id } from '../common.ts';
import { besideRows, RowViolations } from '../sheet-imports/schemas.ts';
import { line, paragraphs } from '../text.ts';

/** Country of rows that name none. */
const countryId = Id.nullable();

/** A table copied from a spreadsheet, with its heading. */
export const ClubListText = z.object({ text: paragraphs(200_000), countryId }).strict();
export type ClubListText = z.infer<typeof ClubListText>;

/** A row of a preview, perhaps changed by the organiser. */
const ClubListRow = z
  .object({
    line: z.int().min(1).max(2_000_000_000),
    texts: z.record(z.enum(clubColumns), line(2_000)),
    /** Which club it means: the one it is matched to, a new one, or a stored one that was chosen. */
    target: z.union([z.enum(['matched', 'new']), Id]),
    open: z.array(z.enum(clubQuestions)).max(clubQuestions.length),
  })
  .strict();
export type ClubListRow = z.infer<typeof ClubListRow>;

export const ClubListRows = z.object({ rows: z.array(ClubListRow).max(2_000), countryId }).strict();
export type ClubListRows = z.infer<typeof ClubListRows>;

export const ClubListImportBody = ClubListRows.extend({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Name of the file, for the history; '' for a pasted list. */
  source: line(120),
});
export type ClubListImportBody = z.infer<typeof ClubListImportBody>;

/** What would become of a list; nothing is stored. */
export const ClubListPreview = z
  .object({
    rows: z.array(
      z.object({
        line: z.int(),
        texts: z.record(z.enum(clubColumns), z.string()),
        target: z.union([z.enum(['matched', 'new']), Id]),
        open: z.array(z.enum(clubQuestions)),
        result: z.enum(['create', 'update', 'same', 'asked', 'refused']),
        violations: RowViolations,
        /** Stored clubs that it may mean. */
        candidates: z.array(z.object({ id: Id, name: z.string() })),
        /** Teams that are added. */
        teams: z.int(),
      }),
    ),
    ...besideRows,
    countries: z.array(z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() })),
    fingerprint: z.string(),
  })
  .meta({ id: 'ClubListPreview' });
export type ClubListPreview = z.infer<typeof ClubListPreview>;

const Contact = z.object({ clubId: Id, email: line(254) }).strict();

export const ClubListImported = z
  .object({
    created: z.int(),
    updated: z.int(),
    same: z.int(),
    asked: z.int(),
    refused: z.int(),
    teams: z.int(),
    /** Addresses of the list that neither act for their club nor are invited to. */
    contacts: z.array(Contact),
  })
  .meta({ id: 'ClubListImported' });
export type ClubListImported = z.infer<typeof ClubListImported>;

export const ClubContactsBody = z.object({ contacts: z.array(Contact).min(1).max(2_000) }).strict();
export type ClubContactsBody = z.infer<typeof ClubContactsBody>;

/** `known`: already acting for the club or invited. */
export const ClubContactsInvited = z.object({ invited: z.int(), known: z.int() });
