import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import type { SheetTask } from './read-sheet-in-thread.ts';

/* Entry point of the thread that `readSheetInThread` starts. */
const { file, limits } = workerData as SheetTask;
parentPort?.postMessage(await readSheet(file, limits));
