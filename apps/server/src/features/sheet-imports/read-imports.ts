import type { SheetImports } from '@sevenmetre/contract/sheet-imports/schemas';
import { oldestUndoable } from '@sevenmetre/rules/sheet-import';
import type { Database, Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import * as sheetImportRepository from './sheet-import.repository.ts';

interface Owner {
  readonly editionId: number;
  /** null: the organiser. */
  readonly clubId: number | null;
  readonly timeZone: string;
}

/** Imports of an edition, of one club or of the organiser, that can be undone. */
export async function readImports(
  { timeZone, ...owner }: Owner,
  now: Date,
  db: Db | Tx,
): Promise<SheetImports> {
  const rows = await sheetImportRepository.findRecent({ ...owner, since: oldestUndoable(now) }, db);
  return { imports: rows.map(({ at, ...row }) => ({ ...row, at: utcText(at) })), timeZone };
}

/** Deletes imports that can no longer be undone, with the values of their records. */
export function forgetImports({ database }: { readonly database: Database }, now: Date): Promise<void> {
  return sheetImportRepository.deleteBefore(oldestUndoable(now), database.db);
}
