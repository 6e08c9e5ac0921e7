import { readFileSync } from 'node:fs';
import { type PortalError, portalFolder } from '@sevenmetre/rules/portal-files';
import { defaultTieBreakersUnfinished } from '@sevenmetre/rules/vocabulary';
import { errorSentence, portalError, writePortalFolder } from '../features/tournament-folder/index.ts';
import { OperatorError } from '../platform/operator-error/index.ts';

export interface PortalFiles {
  readonly static: string;
  readonly live: string;
  readonly name: string;
  readonly timeZone: string;
}

const shownErrors = 200;

/**
 * Writes the tournament of another portal, from its two answers saved as files, into a new or empty folder. Nothing is stored; the
 * folder is checked and imported by a command of its own.
 */
export async function convertPortal(folder: string, files: PortalFiles): Promise<void> {
  const read = portalFolder({ static: textOf(files.static), live: textOf(files.live) });
  if (!read.ok) return sayErrors(read.errors);
  const { name, timeZone } = files;
  const outcome = await writePortalFolder(folder, read.folder, {
    name,
    timeZone,
    currencyCode: 'EUR',
    tieBreakers: ['points', 'headToHeadPoints', 'headToHeadDifference', 'overallDifference', 'overallGoals'],
    tieBreakersUnfinished: defaultTieBreakersUnfinished,
  });
  if (outcome === 'folder-not-empty') throw new OperatorError(`${folder} is not empty; nothing was written.`);
  const { teams, matches, unplayed, startDate } = read.folder;
  if (unplayed > 0) console.log(`${unplayed} matches have no result; they are written as scheduled.`);
  console.log(
    `${name} (${startDate.slice(0, 4)}) is in ${folder}: ${teams.length} teams, ${matches.length} matches. ` +
      `Nothing was imported: check it with --past --dry-run, then import it with --past.`,
  );
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new OperatorError(`${path} cannot be read.`);
  }
}

function sayErrors(errors: readonly PortalError[]): void {
  for (const error of errors.slice(0, shownErrors)) console.error(errorSentence(portalError(error)));
  const { length } = errors;
  if (length > shownErrors) console.error(`… and ${length - shownErrors} more.`);
  console.error(`${length === 1 ? 'One error was' : `${length} errors were`} found; nothing was written.`);
  process.exitCode = 1;
}
