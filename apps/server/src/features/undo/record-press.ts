import { changesBetween, oldestPress, type PressKind } from '@sevenmetre/rules/undo';
import type { Database, Tx } from '../../platform/database/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import * as presses from './press.repository.ts';
import type { PressScope } from './press.repository.ts';

interface Press {
  readonly kind: PressKind;
  readonly userId: number;
  readonly at: Date;
  /** Records outside of it are not compared. */
  readonly scope: PressScope;
}

/**
 * Runs the work of a press in its transaction and keeps what was before, so that the press can be undone. The caller has
 * locked the clubs of the scope. Nothing is kept if nothing changed. Presses that can no longer be undone are deleted.
 */
export async function recordPress<T>(
  { kind, userId, at, scope }: Press,
  work: () => Promise<T>,
  tx: Tx,
): Promise<T> {
  const before = await presses.lockSnapshot(scope, tx);
  const result = await work();
  const changes = changesBetween(before, await presses.lockSnapshot(scope, tx));
  const edition = changes.length > 0 ? await findCurrentEdition(tx) : null;
  if (edition) await presses.insert({ editionId: edition.id, kind, userId, at, changes }, tx);
  await presses.deleteBefore(oldestPress(at), tx);
  return result;
}

/** Deletes presses that can no longer be undone, and those of editions whose names are erased. */
export function forgetPresses({ database }: { readonly database: Database }, now: Date): Promise<void> {
  return presses.deleteBefore(oldestPress(now), database.db);
}
