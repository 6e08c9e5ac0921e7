import { parentPort, workerData } from 'node:worker_threads';
import type { PlanSources } from '../planned.ts';
import { assess } from './assess.ts';

/* The inside of the thread that `assessApart` starts for one plan. */
parentPort?.postMessage(assess(workerData as PlanSources));
