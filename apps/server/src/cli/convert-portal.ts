import { readFileSync } from 'node:fs';
import { type PortalError, portalFolder } from '@sevenmetre/rules/portal-files';
import { writePortalFolder } from '../features/tournament-folder/index.ts';
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
  const outcome = await writePortalFolder(folder, read.folder, { name, timeZone });
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
  for (const error of errors.slice(0, shownErrors)) console.error(portalErrorSentence(error));
  const { length } = errors;
  if (length > shownErrors) console.error(`… and ${length - shownErrors} more.`);
  console.error(`${length === 1 ? 'One error was' : `${length} errors were`} found; nothing was written.`);
  process.exitCode = 1;
}

const sentences: Readonly<Record<PortalError['code'], string>> = {
  'not-json': 'this is no JSON object, or it is cut off: “{value}”.',
  html: 'this is a page (HTML), not the answer of the portal; save the address itself.',
  'part-missing': 'this part is missing, or it is no list.',
  required: 'this is needed and missing.',
  'not-a-number': '“{value}” is no whole number.',
  'not-text': '“{value}” is no text.',
  'not-one-of': '“{value}” is not known here.',
  'unknown-reference': '“{value}” is in none of the rows that it refers to.',
  duplicate: '“{value}” is there twice.',
};

/** "live.json: matches[12].homeScore: …". */
function portalErrorSentence({ file, path, code, value }: PortalError): string {
  const where = path === '' ? file : `${file}: ${path}`;
  return `${where}: ${sentences[code].replace('{value}', value)}`;
}
