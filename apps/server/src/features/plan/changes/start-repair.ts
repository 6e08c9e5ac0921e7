import { Worker } from 'node:worker_threads';
import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import type { RepairAim } from '@sevenmetre/engine/repair';
import type { Placement } from '@sevenmetre/engine/schedule';
import type { RepairTask } from './repair-task.ts';

/** A plan as the thread has found it. */
export interface FoundPlan {
  readonly aim: RepairAim;
  readonly placements: readonly (readonly [string, Placement])[];
  /** Rules that it breaks and that were not broken before. */
  readonly broken: readonly ScheduleProblem[];
  readonly hallChanges: number;
}
export type FoundPlans = readonly FoundPlan[];

/** Computes plans in a thread of its own: nobody waits for it but who has asked. */
export function startRepair(workerData: RepairTask): Promise<FoundPlans> {
  const worker = new Worker(new URL('./repair-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    name: 'repair',
  });
  const { promise, resolve, reject } = Promise.withResolvers<FoundPlans>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that looks for plans ended without one')));
  return promise;
}
