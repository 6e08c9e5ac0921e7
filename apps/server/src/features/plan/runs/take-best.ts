import { type PlanChange, merge } from '@sevenmetre/engine/plan';
import type { Tx } from '../../../platform/database/index.ts';
import { append } from '../draft/append-command.use-case.ts';
import { loadDraft, loadMergeLog } from '../draft/load-draft.ts';
import { lockDraft } from '../settings/settings.repository.ts';
import { type RunRow, bestOf } from './run.repository.ts';

/**
 * Stores the best schedule of a run in the draft as one command. Matches changed since the start of the run
 * keep their places.
 * @returns number of the command; null: no difference
 */
export async function takeBest(run: RunRow, userId: number, now: Date, tx: Tx): Promise<number | null> {
  const best = bestOf(run);
  if (best === null || run.command !== null) return run.command;
  const draft = await lockDraft(run.editionId, now, tx);
  if (run.revision < draft.beganAt) return null;
  const { document } = await loadDraft(run.editionId, draft, tx);
  const since = await loadMergeLog(
    run.editionId,
    draft.beganAt,
    { revision: run.revision, reaches: null },
    tx,
  );
  const placements = best.filter(([match, to]) => {
    const stands = document.placements.get(match);
    const change: PlanChange = { kind: 'place', match, to };
    return (stands?.hall !== to.hall || stands.start !== to.start) && merge(since, run.revision, change).ok;
  });
  if (placements.length === 0) return null;
  const change = { kind: 'apply', placements } as const;
  const body = { clientKey: `run-${run.id}-best`, revision: draft.revision, change };
  const appended = await append(run.editionId, userId, body, now, tx);
  return appended.ok ? appended.value.command.number : null;
}
