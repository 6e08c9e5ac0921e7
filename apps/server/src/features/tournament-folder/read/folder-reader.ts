import { answerQuestions } from '../../../platform/work/kept-threads.ts';
import { type FolderError, FolderErrors } from '../folder-error.ts';
import { summaryOf } from './folder-summary.ts';
import type { SummaryReading } from './folder-summary.ts';
import { renameCategories } from './rename-categories.ts';
import { writePlainTables } from './plain-tables.ts';
import { convertPortalYear } from './portal-year.ts';
import { readFolder } from './read-folder.ts';
import { type FolderTask, refusedFolder } from './read-folder-in-thread.ts';
import { unpackFolder } from './unpack-folder.ts';

/* Entry point of the threads of `readFolderInThread`. */
answerQuestions(async ({ folder, archive, portal, categories }: FolderTask): Promise<SummaryReading> => {
  const error = archive === null ? null : await unpackFolder(archive.bytes, folder);
  if (error !== null) return refusedFolder(error, archive?.filename.slice(-100));
  await writePlainTables(folder);
  await renameCategories(folder, categories ?? new Map());
  const wrong = portal === null ? null : await convertPortalYear(folder, portal);
  if (wrong !== null && wrong.length > 0) return listed(wrong);
  const reading = await readFolder(folder);
  return reading.ok ? { ok: true, summary: summaryOf(reading.good, wrong !== null) } : reading;
});

/** The first errors, with the number of all. */
function listed(wrong: readonly FolderError[]): SummaryReading {
  const errors = new FolderErrors();
  for (const error of wrong) errors.add(error);
  return { ok: false, errors: errors.list(), count: errors.count };
}
