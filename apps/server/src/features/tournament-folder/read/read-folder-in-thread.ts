import { Worker } from 'node:worker_threads';
import type { SummaryReading } from './folder-summary.ts';

const millisecondsForOne = 60_000;
const megabytesForOne = 512;
const tooLarge: SummaryReading = {
  ok: false,
  errors: [{ file: 'events.csv', line: null, column: null, code: 'folder-too-large', parameters: {} }],
  count: 1,
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads and validates folders in a separate thread, one after another, so that the server keeps answering.
 */
export function readFolderInThread(path: string): Promise<SummaryReading> {
  const reading = last.then(() => readInThread(path));
  last = reading.catch(() => {});
  return reading;
}

async function readInThread(path: string): Promise<SummaryReading> {
  const { promise, resolve, reject } = Promise.withResolvers<SummaryReading>();
  const worker = new Worker(new URL('./folder-reader.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
    name: 'folder',
    resourceLimits: { maxOldGenerationSizeMb: megabytesForOne },
  });
  const timer = setTimeout(() => resolve(tooLarge), millisecondsForOne);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
  );
  worker.once('exit', () => reject(new Error('The thread that reads a folder ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
