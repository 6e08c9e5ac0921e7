import { currencies, tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { folderErrorCodes, folderNoteCodes } from './error-codes.ts';

/** Upload: one archive, or the files of the folder, and for the import the confirmed matches. */
export const folderUpload = {
  /** Bytes of one file. */
  fileBytes: 20 * 1024 * 1024,
  /** Settings, sixteen tables, the organiser's standings, the confirmed matches, the
   * categories. */
  files: 24,
} as const;

const Count = z.int().min(0);
const RowId = z.int().min(1);
const FolderId = z.string().min(1).max(60);

/** `known`: recognised by id. `same`, `similar`: proposed by name. `new`: nothing similar is registered. */
const folderCertainties = ['known', 'same', 'similar', 'new'] as const;
const Match = { registered: RowId.nullable(), certainty: z.enum(folderCertainties) };

const FolderClub = z.object({ id: z.string(), name: z.string(), country: z.string(), ...Match });
const FolderTeam = z.object({
  id: z.string(),
  /** The folder's id of its club. */
  club: z.string(),
  category: z.string(),
  /** null: the club's name with the number. */
  name: z.string().nullable(),
  number: Count,
  ...Match,
});
const RegisteredClub = z.object({ id: RowId, name: z.string(), country: z.string() });
const RegisteredTeam = z.object({
  id: RowId,
  club: RowId,
  category: z.string(),
  name: z.string().nullable(),
  number: Count,
});

const FolderPreview = z.object({
  edition: z.object({ id: RowId, name: z.string(), year: z.int() }),
  /** Name of the tournament in the folder. */
  name: z.string(),
  year: z.int(),
  counts: z.object({
    clubs: Count,
    teams: Count,
    groups: Count,
    matches: Count,
    players: Count,
    events: Count,
  }),
  /** Categories without a registered code, and the registered ones of the same name. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), registered: z.string() })),
  clubs: z.array(FolderClub),
  teams: z.array(FolderTeam),
  registered: z.object({ clubs: z.array(RegisteredClub), teams: z.array(RegisteredTeam) }),
});
export type FolderPreview = z.infer<typeof FolderPreview>;

const FolderError = z.object({
  file: z.string(),
  /** From 1; null: the whole file. */
  line: z.int().nullable(),
  column: z.string().nullable(),
  code: z.enum(folderErrorCodes),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FolderError = z.infer<typeof FolderError>;

/** Errors of a folder: the first ones by file and line, and the number of all. */
const FolderErrors = z.object({ errors: z.array(FolderError), count: Count });

/** Contents or errors of the folder; nothing is stored in either case. */
export const FolderPreviewAnswer = z.union([
  z.object({ ok: z.literal(true), preview: FolderPreview }),
  z.object({ ok: z.literal(false), ...FolderErrors.shape }),
]);
export type FolderPreviewAnswer = z.infer<typeof FolderPreviewAnswer>;

/** Registered clubs and teams by the folder's ids; others are new or known. */
export const FolderMatches = z.strictObject({
  editionId: RowId,
  clubs: z.array(z.tuple([FolderId, RowId])).max(20_000),
  teams: z.array(z.tuple([FolderId, RowId])).max(50_000),
});
export type FolderMatches = z.infer<typeof FolderMatches>;

const CategoryCode = z.string().min(1).max(20);

/** Codes of categories in a folder with those of the registered ones that they are. */
export const FolderCategories = z.array(z.tuple([CategoryCode, CategoryCode])).max(1_000);
export type FolderCategories = z.infer<typeof FolderCategories>;

export const FolderImportAnswer = z.union([
  z.object({ ok: z.literal(true), changedRows: Count }),
  z.object({ ok: z.literal(false), ...FolderErrors.shape }),
]);
export type FolderImportAnswer = z.infer<typeof FolderImportAnswer>;

const criteria = z.array(z.enum(tieBreakers)).min(1).max(tieBreakers.length);
const points = z.int().min(0).max(99);

/** What the answers of another portal do not say about their year. */
export const PastYearSettings = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** An IANA name. */
  timeZone: z.string().trim().min(1).max(60),
  currencyCode: z.enum(currencies),
  points: z.strictObject({ win: points, tie: points, loss: points }),
  tieBreakers: criteria,
  tieBreakersUnfinished: criteria,
});
export type PastYearSettings = z.infer<typeof PastYearSettings>;

const FolderNote = z.object({
  code: z.enum(folderNoteCodes),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FolderNote = z.infer<typeof FolderNote>;

const PastYearPreview = z.object({
  name: z.string(),
  year: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  /** Whether an edition of this name and year is registered, which the import updates. */
  isKnown: z.boolean(),
  counts: z.object({
    clubs: Count,
    teams: Count,
    groups: Count,
    matches: Count,
    /** Matches with a result. */
    results: Count,
    players: Count,
    events: Count,
  }),
  notes: z.array(FolderNote),
  /** As they were applied; null: a folder, which has its own. */
  settings: PastYearSettings.nullable(),
});
export type PastYearPreview = z.infer<typeof PastYearPreview>;

export const PastYearPreviewAnswer = z.union([
  z.object({ ok: z.literal(true), preview: PastYearPreview }),
  z.object({ ok: z.literal(false), ...FolderErrors.shape }),
]);
export type PastYearPreviewAnswer = z.infer<typeof PastYearPreviewAnswer>;

export const PastYearImportAnswer = z.union([
  z.object({
    ok: z.literal(true),
    name: z.string(),
    year: z.int(),
    /** Of an edition that the import created, so that it can be undone for a day; null: it was there before. */
    editionId: Id.nullable(),
    changedRows: Count,
    notes: z.array(FolderNote),
  }),
  z.object({ ok: z.literal(false), ...FolderErrors.shape }),
]);
export type PastYearImportAnswer = z.infer<typeof PastYearImportAnswer>;

export const PastYearUndoBody = z.strictObject({ editionId: Id });

export const PastYearUndone = z.object({ name: z.string(), year: z.int() });
export type PastYearUndone = z.infer<typeof PastYearUndone>;
