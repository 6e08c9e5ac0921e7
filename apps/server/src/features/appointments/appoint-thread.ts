import { parentPort, workerData } from 'node:worker_threads';
import { appoint } from '@sevenmetre/engine/referees';
import type { AppointTask } from './start-appointing.ts';

/* The inside of the thread that `startAppointing` starts for one search. */
const { input, keep, seed, moves } = workerData as AppointTask;
const { appointments } = appoint(input, { seed, moves, keep: new Map(keep) });
parentPort?.postMessage([...appointments]);
