import { Worker } from 'node:worker_threads';
import type { AppointmentInput } from '@sevenmetre/engine/referees';

/** Pairs by match. */
type Given = readonly (readonly [match: string, pair: string])[];

/** What the thread is started with. */
export interface AppointTask {
  readonly input: AppointmentInput;
  readonly keep: Given;
  readonly seed: number;
  /** The budget. */
  readonly moves: number;
}

/** Finds pairs in a thread of its own, so that nobody else waits for it. */
export function startAppointing(task: AppointTask): Promise<Given> {
  const worker = new Worker(new URL('./appoint-thread.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    name: 'appointments',
  });
  const { promise, resolve, reject } = Promise.withResolvers<Given>();
  worker.once('message', (given: Given) => resolve(given));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that appoints ended without a result')));
  return promise;
}
