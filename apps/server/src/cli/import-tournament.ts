import { readFileSync } from 'node:fs';
import {
  errorSentence,
  importFolder,
  noteSentence,
  readFolder,
  readMatches,
} from '../features/tournament-folder/index.ts';
import type {
  FolderReading,
  ImportRefusal,
  ImportReport,
  MatchesFile,
  Progress,
} from '../features/tournament-folder/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import { migrate } from '../platform/database/index.ts';
import { OperatorError } from '../platform/operator-error/index.ts';
import { migrationsFolder, withConfiguredDatabase } from './with-configured-database.ts';

const shownNotes = 50;

/**
 * Checks a tournament folder and, unless it is a dry run, imports it into the database of the environment.
 */
export async function importTournament(
  path: string,
  {
    dryRun,
    matches,
    isPast,
  }: { readonly dryRun: boolean; readonly matches: string | undefined; readonly isPast: boolean },
): Promise<void> {
  if (dryRun) return sayChecked(await readFolder(path), path);
  const found = matches === undefined ? {} : matchesOf(matches);
  const result = await withConfiguredDatabase(
    async (database) => {
      await migrate(database, migrationsFolder);
      return importFolder(database, path, {
        clock: systemClock,
        progress: progressLines(),
        isPast,
        ...found,
      });
    },
    { quiet: true },
  );
  if (result.ok) sayReport(result);
  else sayErrors(result);
}

/** @throws OperatorError when the file is no table of matches */
function matchesOf(path: string): MatchesFile {
  const read = readMatches(textOf(path));
  if (typeof read !== 'number') return read;
  throw new OperatorError(`${path}, line ${read}: this is no line of a table that --preview writes.`);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new OperatorError(`${path} cannot be read.`);
  }
}

function sayChecked(reading: FolderReading, path: string): void {
  if (!reading.ok) return sayErrors(reading);
  const { tournament, events, notes } = reading.good;
  sayNotes(notes.map(noteSentence));
  const { settings, teams, matches } = tournament;
  console.log(
    `${path} is good: ${settings.name} (${settings.year}) with ${teams.length} teams, ${matches.length} matches and ` +
      `${events} events. Nothing was written.`,
  );
}

function sayReport({ name, year, outcome, counts, changedRows, notes, isPast }: ImportReport): void {
  sayNotes(notes.map(noteSentence));
  const { teams, groups, matches, players, events } = counts;
  const size = `${teams} teams, ${groups} groups, ${matches} matches, ${players} players, ${events} events`;
  const said = {
    checked: 'is good; nothing was written',
    created: isPast ? 'was brought in as a past edition' : 'was brought in and is the current edition',
    updated: `was brought up to date (${changedRows} rows)${isPast ? ' as a past edition' : ' and is the current edition'}`,
    'made-current': 'was there already and is the current edition now',
    unchanged: 'was there already; nothing changed',
  }[outcome];
  console.log(`${name} (${year}) ${said}: ${size}.`);
}

export function sayErrors({ errors, count }: Pick<ImportRefusal, 'errors' | 'count'>): void {
  for (const error of errors) console.error(errorSentence(error));
  if (count > errors.length) console.error(`… and ${count - errors.length} more.`);
  console.error(`${count === 1 ? 'One error was' : `${count} errors were`} found; nothing was written.`);
  process.exitCode = 1;
}

function sayNotes(sentences: readonly string[]): void {
  for (const sentence of sentences.slice(0, shownNotes)) console.log(sentence);
  if (sentences.length > shownNotes) console.log(`… and ${sentences.length - shownNotes} more remarks.`);
}

/** Prints a line for every tenth of long work; nothing for short work. */
function progressLines(): Progress {
  const shown = new Map<string, number>();
  return (part, done, total) => {
    if (total < 20_000) return;
    const tenth = Math.floor((done / total) * 10);
    if (tenth === (shown.get(part) ?? 0)) return;
    shown.set(part, tenth);
    console.log(`  ${part}: ${done} of ${total}`);
  };
}
