import { Worker } from 'node:worker_threads';
import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import type { RepairAim } from '@sevenmetre/engine/repair';
import type { Placement } from '@sevenmetre/engine/schedule';
import { KeptThreads } from '../../../platform/work/index.ts';
import type { RepairTask } from './repair-task.ts';

/** A plan found by the thread. */
export interface FoundPlan {
  readonly aim: RepairAim;
  readonly placements: readonly (readonly [string, Placement])[];
  /** Rules that are newly broken. */
  readonly broken: readonly ScheduleProblem[];
  readonly hallChanges: number;
}
export type FoundPlans = readonly FoundPlan[];

const threads = new KeptThreads<RepairTask, FoundPlans>(
  () => new Worker(new URL('./repair-thread.ts', import.meta.url), { execArgv: [], name: 'repair' }),
);

/** Computes plans in a thread, so that the server keeps answering. */
export function startRepair(task: RepairTask): Promise<FoundPlans> {
  return threads.ask(task);
}

/** Starts the thread before the first question comes: its code is compiled by then, by a question like those that will come. */
export function warmRepair(task: () => RepairTask | undefined): void {
  threads.warm(task);
}
