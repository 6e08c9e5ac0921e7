import type { SheetImports, SheetImportUndone } from '@sevenmetre/contract/sheet-imports/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition, lockWorkingEdition } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { readImports } from './read-imports.ts';
import type { ImportedKinds } from './record-import.ts';
import { undoImport } from './undo-import.ts';

/** Imports of the organiser in the current edition that can be undone. */
export async function listImports({ database, clock }: UseCaseContext): Promise<Outcome<SheetImports>> {
  const edition = await findCurrentEdition(database.db);
  if (!edition) return refuse('edition-missing');
  const owner = { editionId: edition.id, clubId: null, timeZone: edition.timeZone };
  return done(await readImports(owner, clock.now(), database.db));
}

/** Undoes an import of clubs, halls or officials, in one transaction. */
export function undoOrganiserImport(
  { database, clock }: UseCaseContext,
  importers: Readonly<Partial<Record<SheetImportKind, ImportedKinds>>>,
  actor: Actor,
  importId: number,
): Promise<Outcome<SheetImportUndone>> {
  return database.transaction(async (tx) => {
    const edition = await lockWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    const editionId = edition.value.id;
    const asked = { importId, editionId, kinds: ['clubs', 'halls', 'officials'] } as const;
    const undone = await undoImport(
      importers,
      { ...asked, clubId: null, by: null, userId: actor.userId, now: clock.now() },
      tx,
    );
    if (!undone.ok) return undone;
    await appendChange(tx, { structure: true });
    return done(undone.value);
  });
}
