import { Worker } from 'node:worker_threads';
import type { PlanSources } from '../planned.ts';
import type { Assessment } from './assess.ts';

/** `assess` in a thread of its own: with thousands of matches it takes seconds, and nobody waits for it but who has asked. */
export function assessApart(workerData: PlanSources): Promise<Assessment> {
  const worker = new Worker(new URL('./assess-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    name: 'assessment',
  });
  const { promise, resolve, reject } = Promise.withResolvers<Assessment>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that assesses a plan ended without an answer')));
  return promise;
}
