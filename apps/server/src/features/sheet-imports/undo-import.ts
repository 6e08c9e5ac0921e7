import type { SheetImportUndone } from '@sevenmetre/contract/sheet-imports/schemas';
import { oldestUndoable, type SheetImportKind } from '@sevenmetre/rules/sheet-import';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashOf, type ImportedKinds, type ImportedRecords } from './record-import.ts';
import * as sheetImportRepository from './sheet-import.repository.ts';
import type { ChangeRow } from './sheet-import.repository.ts';

interface Asked {
  readonly importId: number;
  readonly editionId: number;
  readonly kinds: readonly SheetImportKind[];
  /** Whose import it has to be; null: one of the organiser. */
  readonly clubId: number | null;
  /** Who has to have made it; null: anybody. */
  readonly by: number | null;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Undoes an import whose owners' locks the caller holds: created records are removed, changed ones are as before;
 * those that were changed or used since are kept and listed (SI2). The caller appends the live change.
 */
export async function undoImport(
  importers: Readonly<Partial<Record<SheetImportKind, ImportedKinds>>>,
  { importId, editionId, kinds, clubId, by, userId, now }: Asked,
  tx: Tx,
): Promise<Outcome<SheetImportUndone>> {
  const row = await sheetImportRepository.lockById(importId, kinds, tx);
  const imported = row === null ? undefined : importers[row.kind];
  if (row === null || imported === undefined) return refuse('entry-unknown');
  const isTheirs = row.editionId === editionId && row.clubId === clubId;
  if (!isTheirs || (by !== null && row.userId !== by)) return refuse('entry-unknown');
  if (row.at < oldestUndoable(now)) return refuse('import-not-undoable');
  const changes = await sheetImportRepository.findChanges(importId, tx);
  let count = 0;
  const kept: SheetImportUndone['kept'] = [];
  // Records that depend on others first.
  for (const [subjectType, own] of imported.toReversed()) {
    const rows = changes.filter((change) => change.subjectType === subjectType);
    const outcome = await undoRecords(own, rows, now, tx);
    count += outcome.undone;
    kept.push(...outcome.kept);
  }
  await sheetImportRepository.deleteById(importId, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    editionId: row.editionId,
    action: 'import.undo',
    subjectType: row.clubId === null ? 'edition' : 'club',
    subjectId: row.clubId ?? row.editionId,
    reason: row.source,
    after: { kind: row.kind, undone: count, kept: kept.length },
  });
  return done({ undone: count, kept: kept.toSorted((a, b) => a.line - b.line) });
}

async function undoRecords(own: ImportedRecords, changes: readonly ChangeRow[], now: Date, tx: Tx) {
  const states = await own.lockStates(
    changes.map(({ subjectId }) => subjectId),
    tx,
  );
  const kept: SheetImportUndone['kept'] = [];
  const unchanged = changes.filter(({ subjectId, line, afterHash }) => {
    const state = states.get(subjectId);
    if (state && hashOf(state.values) === afterHash) return true;
    kept.push({ line, name: state?.name ?? '', reason: state ? 'changed' : 'gone' });
    return false;
  });
  let removed = unchanged.filter(({ before }) => before === null);
  for (;;) {
    const ids = removed.map(({ subjectId }) => subjectId);
    // What is kept may use others, which are then kept too.
    const used = new Set(ids.length === 0 ? [] : await own.findUsed(ids, tx));
    if (used.size === 0) break;
    for (const { subjectId, line } of removed.filter((change) => used.has(change.subjectId)))
      kept.push({ line, name: states.get(subjectId)?.name ?? '', reason: 'used' });
    removed = removed.filter(({ subjectId }) => !used.has(subjectId));
  }
  const ids = removed.map(({ subjectId }) => subjectId);
  if (ids.length > 0) await own.remove(ids, now, tx);
  const restored = unchanged.filter(({ before }) => before !== null);
  for (const { subjectId, before } of restored)
    if (before !== null) await own.restore(subjectId, before, now, tx);
  return { kept, undone: removed.length + restored.length };
}
