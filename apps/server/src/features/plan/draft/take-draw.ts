import type { FormatTemplate } from '@sevenmetre/engine/formats';
import type { PlanChange, PlannedCategory } from '@sevenmetre/engine/plan';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { lockDraft } from '../settings/settings.repository.ts';
import { append } from './append-command.use-case.ts';
import { findDraft } from './draft.repository.ts';
import { loadDraft } from './load-draft.ts';

/** Format and entries of a category in the draft; null: no format chosen. */
export async function readPlannedCategory(
  editionId: number,
  category: string,
  tx: Tx,
): Promise<PlannedCategory | null> {
  const draft = await findDraft(editionId, tx);
  if (!draft) return null;
  const { document } = await loadDraft(editionId, draft, tx);
  return document.categories.get(category) ?? null;
}

export interface PublicDrawResult {
  readonly category: string;
  /** The format that the draw was made for. */
  readonly format: FormatTemplate;
  readonly entries: readonly (string | null)[];
  readonly clientKey: string;
}

/**
 * Stores the result of a public draw in the draft, in spite of other changes meanwhile. If the format was
 * changed, the draw's format is restored first. The caller notifies the open pages.
 */
export async function takeDraw(
  editionId: number,
  userId: number,
  { category, format, entries, clientKey }: PublicDrawResult,
  now: Date,
  tx: Tx,
): Promise<Outcome<null>> {
  await lockDraft(editionId, now, tx);
  const planned = await readPlannedCategory(editionId, category, tx);
  const isSame =
    planned?.entries.length === entries.length && JSON.stringify(planned.format) === JSON.stringify(format);
  const formatChange = { kind: 'format', category, format, entries: entries.length } as const;
  const changes: readonly PlanChange[] = [
    ...(isSame ? [] : [formatChange]),
    { kind: 'draw', category, entries },
  ];
  for (const change of changes) {
    const { revision } = await lockDraft(editionId, now, tx);
    const key = `${clientKey}-${change.kind}`;
    const appended = await append(editionId, userId, { clientKey: key, revision, change }, now, tx);
    if (!appended.ok) return appended;
  }
  return done(null);
}
