import type { PlanRun } from '@sevenmetre/contract/plan/schemas';
import type { Database } from '../../../platform/database/index.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { findLastRun } from '../runs/run.repository.ts';
import type { DraftRow } from '../settings/settings.repository.ts';
import { type CommandRow, findCommandsAfter, findDraft } from './draft.repository.ts';

export interface PlanNews {
  readonly draft: DraftRow | null;
  /** Number of the last known command. */
  readonly revision: number;
  readonly commands: readonly CommandRow[];
  readonly run: PlanRun | null;
}

/**
 * News about the plan of the current edition; null: no edition.
 * @param after number of the last known command; null: no commands are needed
 */
export function readPlanNews(database: Database, after: number | null): Promise<PlanNews | null> {
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return null;
    const { id } = edition.value;
    const draft = await findDraft(id, tx);
    const revision = after ?? draft?.revision ?? 0;
    const commands = await findCommandsAfter(id, revision, tx);
    return { draft, revision, commands, run: await findLastRun(id, tx) };
  });
}
