import { parentPort, workerData } from 'node:worker_threads';
import { summaryOf } from './folder-summary.ts';
import type { SummaryReading } from './folder-summary.ts';
import { readFolder } from './read-folder.ts';

/* Entry point of the thread that `readFolderInThread` starts. */
const reading = await readFolder(String(workerData));
const answer: SummaryReading = reading.ok ? { ok: true, summary: summaryOf(reading.good) } : reading;
parentPort?.postMessage(answer);
