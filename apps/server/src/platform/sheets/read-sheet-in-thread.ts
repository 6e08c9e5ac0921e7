import { Worker } from 'node:worker_threads';
import { KeptThreads, type Watch, WorkLimit, fileQueue } from '../work/index.ts';
import { type SheetAnswers, type SheetLimits, type SheetReading, usualLimits } from './read-sheet.ts';

/** Input of the thread. */
export interface SheetTask {
  readonly file: Uint8Array;
  readonly limits: SheetLimits;
  readonly answers: SheetAnswers;
}

const milliseconds = 30_000;
const megabytes = 256;
const tooLarge: SheetReading = { ok: false, error: 'sheet-too-large' };

const threads = new KeptThreads<SheetTask, SheetReading>(
  () =>
    new Worker(new URL('./sheet-reader.ts', import.meta.url), {
      execArgv: [],
      name: 'sheet',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    }),
  { milliseconds },
);

/**
 * `readSheet` in a thread, one file after another, so that no file can block the server. A file that needs more
 * time or memory than the largest club's sheet is refused as too large.
 * @param watch cancels it, which ends the thread, and receives its progress
 * @throws TooBusy if too many files wait already
 */
export async function readSheetInThread(
  file: Uint8Array,
  limits: SheetLimits = usualLimits,
  answers: SheetAnswers = {},
  watch: Watch = {},
): Promise<SheetReading> {
  if (file.length > limits.fileBytes) return tooLarge;
  try {
    return await fileQueue.run(() => threads.ask({ file, limits, answers }, watch), watch.signal);
  } catch (error) {
    if (error instanceof WorkLimit) return tooLarge;
    throw error;
  }
}
