import type { PastYearUndone } from '@sevenmetre/contract/tournament-folder/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { oldestUndoable } from '@sevenmetre/rules/sheet-import';
import { sqlError, sqlState, type Tx } from '../../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome/index.ts';
import { findAllBySubject, isEditionChanged, recordAudit } from '../../audit/index.ts';
import { appendChange } from '../../live/index.ts';
import { deleteImported, lockAll } from '../store/edition.repository.ts';
import { importedAction } from '../store/import-folder.use-case.ts';
import type { UploadContext } from './take-upload.use-case.ts';

/**
 * Removes a past edition that an import created (decision 404): for a day, unless it became the current one or the
 * log has an entry since about it, or about a match, group, club, team or participant of it.
 */
export async function undoPastYear(
  { database, clock }: UploadContext,
  { userId }: Actor,
  { editionId }: { readonly editionId: number },
): Promise<Outcome<PastYearUndone>> {
  try {
    return await database.transaction((tx) => undo({ editionId, userId, now: clock.now() }, tx));
  } catch (error) {
    // Another record refers to one of the edition.
    if (sqlError(error)?.sqlState === sqlState.foreignKeyViolation) return refuse('edition-in-use');
    throw error;
  }
}

interface Undo {
  readonly editionId: number;
  readonly userId: number;
  readonly now: Date;
}

async function undo({ editionId, userId, now }: Undo, tx: Tx): Promise<Outcome<PastYearUndone>> {
  const edition = (await lockAll(tx)).find(({ id }) => id === editionId);
  if (!edition) return refuse('edition-unknown');
  const entries = await findAllBySubject('edition', editionId, tx);
  const imported = entries.find(({ action }) => action === importedAction);
  if (!imported || imported.at < oldestUndoable(now)) return refuse('import-not-undoable');
  if (edition.isCurrent || (await isEditionChanged(editionId, imported.id, tx)))
    return refuse('edition-in-use');
  const { name, year } = edition;
  await deleteImported(editionId, tx);
  const subject = { subjectType: 'edition', subjectId: editionId, before: { name, year } } as const;
  await recordAudit(tx, { at: now, userId, action: 'edition.import-undone', ...subject });
  await appendChange(tx, { structure: true });
  return done({ name, year });
}
