import { Worker } from 'node:worker_threads';
import { KeptThreads } from '../../../platform/work/index.ts';
import type { PlanSources } from '../planned.ts';
import type { Assessment } from './assess.ts';

const threads = new KeptThreads<PlanSources, Assessment>(
  () => new Worker(new URL('./assess-thread.ts', import.meta.url), { execArgv: [], name: 'assessment' }),
);

/** `assess` in a thread: thousands of matches take seconds. */
export function assessInThread(sources: PlanSources): Promise<Assessment> {
  return threads.ask(sources);
}
