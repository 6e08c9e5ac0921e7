import { Worker } from 'node:worker_threads';
import type { AppointmentInput } from '@sevenmetre/engine/referees';
import { KeptThreads } from '../../platform/work/index.ts';

/** Pairs by match. */
export type Given = readonly (readonly [match: string, pair: string])[];

/** Input of a thread. */
export interface AppointTask {
  readonly input: AppointmentInput;
  readonly keep: Given;
  readonly seed: number;
  /** Maximal number of moves of the search. */
  readonly moves: number;
}

const threads = new KeptThreads<AppointTask, Given>(
  () => new Worker(new URL('./appoint-thread.ts', import.meta.url), { execArgv: [], name: 'appointments' }),
);

/** Finds pairs in a thread, so that the server keeps answering. */
export function startAppointing(task: AppointTask): Promise<Given> {
  return threads.ask(task);
}
