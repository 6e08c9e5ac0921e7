import { Worker } from 'node:worker_threads';
import { type SheetLimits, type SheetReading, usualLimits } from './read-sheet.ts';

/** Input of the thread. */
export interface SheetTask {
  readonly file: Uint8Array;
  readonly limits: SheetLimits;
}

const millisecondsForOne = 30_000;
const megabytesForOne = 256;
const tooLarge: SheetReading = { ok: false, error: 'sheet-too-large' };

let last: Promise<unknown> = Promise.resolve();

/**
 * `readSheet` in a separate thread, one file after another, so that no file can block the server. A file that
 * needs more time or memory than the largest club's sheet is refused as too large.
 */
export function readSheetInThread(
  file: Uint8Array,
  limits: SheetLimits = usualLimits,
): Promise<SheetReading> {
  if (file.length > limits.fileBytes) return Promise.resolve(tooLarge);
  const reading = last.then(() => readInThread({ file, limits }));
  last = reading.catch(() => {});
  return reading;
}

async function readInThread(task: SheetTask): Promise<SheetReading> {
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading>();
  const worker = new Worker(new URL('./sheet-reader.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    name: 'sheet',
    resourceLimits: { maxOldGenerationSizeMb: megabytesForOne },
  });
  const timer = setTimeout(() => resolve(tooLarge), millisecondsForOne);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
  );
  worker.once('exit', () => reject(new Error('The thread that reads a sheet ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
