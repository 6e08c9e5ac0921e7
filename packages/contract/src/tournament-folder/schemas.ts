import * as z from 'zod';
import { folderErrorCodes } from './error-codes.ts';

/** Upload: one archive, or the files of the folder, and for the import the confirmed matches. */
export const folderUpload = {
  /** Bytes of one file. */
  fileBytes: 20 * 1024 * 1024,
  /** Settings, twelve tables, the organiser's standings, the confirmed matches. */
  files: 15,
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

export const FolderImportAnswer = z.union([
  z.object({ ok: z.literal(true), changedRows: Count }),
  z.object({ ok: z.literal(false), ...FolderErrors.shape }),
]);
export type FolderImportAnswer = z.infer<typeof FolderImportAnswer>;
