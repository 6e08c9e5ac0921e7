import { answerQuestions } from '../../../platform/work/kept-threads.ts';
import { summaryOf } from './folder-summary.ts';
import type { SummaryReading } from './folder-summary.ts';
import { readFolder } from './read-folder.ts';
import { type FolderTask, refusedFolder } from './read-folder-in-thread.ts';
import { unpackFolder } from './unpack-folder.ts';

/* Entry point of the threads of `readFolderInThread`. */
answerQuestions(async ({ folder, archive }: FolderTask): Promise<SummaryReading> => {
  const error = archive === null ? null : await unpackFolder(archive.bytes, folder);
  if (error !== null) return refusedFolder(error, archive?.filename.slice(-100));
  const reading = await readFolder(folder);
  return reading.ok ? { ok: true, summary: summaryOf(reading.good) } : reading;
});
