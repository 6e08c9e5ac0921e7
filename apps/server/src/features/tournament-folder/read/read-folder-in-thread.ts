import { Worker } from 'node:worker_threads';
import { KeptThreads, type Watch, WorkLimit, fileQueue } from '../../../platform/work/index.ts';
import type { FolderError } from '../folder-error.ts';
import type { SummaryReading } from './folder-summary.ts';
import type { PortalYear } from '../export/write-portal-folder.ts';

/** Input of the thread. */
export interface FolderTask {
  readonly folder: string;
  /** A ZIP archive that is unpacked into the folder first; null: its files are there. */
  readonly archive: { readonly filename: string; readonly bytes: Uint8Array } | null;
  /** Settings of a year of another portal whose answers may be there instead of a tournament; null: only a tournament. */
  readonly portal: PortalYear | null;
  /** Codes of registered categories by those of the folder. */
  readonly categories?: ReadonlyMap<string, string>;
}

const milliseconds = 60_000;
const megabytes = 512;

const threads = new KeptThreads<FolderTask, SummaryReading>(
  () =>
    new Worker(new URL('./folder-reader.ts', import.meta.url), {
      execArgv: [],
      name: 'folder',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    }),
  { milliseconds },
);

/** The reading of a folder that is refused as a whole. */
export function refusedFolder(
  error: Pick<FolderError, 'code' | 'parameters'>,
  file: string = '',
): SummaryReading {
  return { ok: false, errors: [{ file, line: null, column: null, ...error }], count: 1 };
}

/**
 * Unpacks, reads and validates folders in a thread, one after another, so that the server keeps answering. A
 * folder that needs more time or memory than the largest tournament is refused as too large.
 * @param watch cancels it, which ends the thread
 * @throws TooBusy if too many files wait already
 */
export async function readFolderInThread(task: FolderTask, watch: Watch = {}): Promise<SummaryReading> {
  try {
    return await fileQueue.run(() => threads.ask(task, watch), watch.signal);
  } catch (error) {
    if (error instanceof WorkLimit) return refusedFolder({ code: 'folder-too-large', parameters: {} });
    throw error;
  }
}
