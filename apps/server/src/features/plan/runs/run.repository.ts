import { and, desc, eq, lt, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { PlanRun } from '@sevenmetre/contract/plan/schemas';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { planDrafts, planRuns, users } from '../../../platform/database/schema/index.ts';
import { utcText } from '../../competition/index.ts';
import type { Placements } from './start-search.ts';

export type RunRow = typeof planRuns.$inferSelect;

const Progress = z.object({
  moves: z.int(),
  of: z.int(),
  broken: z.int(),
  unplaced: z.int(),
  cost: z.int(),
  // Searches of earlier versions have none.
  bound: z.int().nullable().default(null),
});
const Best = z.array(z.tuple([z.string(), z.object({ hall: z.string(), start: z.int() })])).nullable();

/** The running search, or the last one. */
export async function findLastRun(editionId: number, tx: Db | Tx): Promise<PlanRun | null> {
  const [row] = await tx
    .select({ run: planRuns, draft: planDrafts, firstName: users.firstName, lastName: users.lastName })
    .from(planRuns)
    .innerJoin(planDrafts, eq(planDrafts.editionId, planRuns.editionId))
    .leftJoin(users, eq(users.id, planRuns.userId))
    .where(eq(planRuns.editionId, editionId))
    .orderBy(desc(planRuns.id))
    .limit(1);
  if (!row) return null;
  const { run, draft, firstName, lastName } = row;
  return {
    id: run.id,
    state: run.state,
    by: run.userId === null ? null : { id: run.userId, name: `${firstName} ${lastName}` },
    startedAt: utcText(run.startedAt),
    endedAt: run.endedAt === null ? null : utcText(run.endedAt),
    seed: run.seed,
    progress: Progress.parse(run.progress),
    before: null,
    hasBest: run.best !== null,
    draftChanged: hasChanged(draft, run),
    command: run.command,
  };
}

/** Whether the draft or its settings are others than those that a run began with. */
export function hasChanged(
  draft: Pick<typeof planDrafts.$inferSelect, 'revision' | 'updatedAt'>,
  run: Pick<RunRow, 'revision' | 'startedAt'>,
): boolean {
  return draft.revision !== run.revision || draft.updatedAt > run.startedAt;
}

export async function lockRun(editionId: number, id: number, tx: Tx): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(planRuns)
    .where(and(eq(planRuns.editionId, editionId), eq(planRuns.id, id)))
    .for('update');
  return row ?? null;
}

/** Placements of the best schedule of a run; null: none yet. */
export function bestOf({ best }: RunRow): Placements | null {
  return Best.parse(best);
}

export async function insertRun(row: typeof planRuns.$inferInsert, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(planRuns).values(row).returning({ id: planRuns.id });
  if (!stored) throw new Error('a run that was stored has no id');
  return stored.id;
}

/** false: the run was stopped meanwhile. */
export async function updateRunning(
  id: number,
  patch: Partial<typeof planRuns.$inferInsert>,
  tx: Db | Tx,
): Promise<boolean> {
  const rows = await tx
    .update(planRuns)
    .set(patch)
    .where(and(eq(planRuns.id, id), eq(planRuns.state, 'running')))
    .returning({ id: planRuns.id });
  return rows.length > 0;
}

export async function updateRun(
  id: number,
  patch: Partial<typeof planRuns.$inferInsert>,
  tx: Tx,
): Promise<void> {
  await tx.update(planRuns).set(patch).where(eq(planRuns.id, id));
}

/**
 * Marks runs of dead processes as interrupted: with an embedded database all other processes, else those
 * silent since `silentSince`.
 */
export async function interruptRuns(
  { process, silentSince, now }: { process: string; silentSince: Date | null; now: Date },
  tx: Tx,
): Promise<void> {
  const silent = silentSince === null ? undefined : lt(planRuns.updatedAt, silentSince);
  await tx
    .update(planRuns)
    .set({ state: 'interrupted', endedAt: now })
    .where(and(eq(planRuns.state, 'running'), ne(planRuns.process, process), silent));
}
