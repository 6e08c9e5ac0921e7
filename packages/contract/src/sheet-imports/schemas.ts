import { keptReasons, sheetImportKinds } from '@sevenmetre/rules/sheet-import';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';

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
