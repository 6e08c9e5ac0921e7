import { lstat, opendir, realpath } from 'node:fs/promises';
import { Check } from '../check/check.ts';
import { checkClocks } from '../check/check-clocks.ts';
import { checkProtests } from '../check/check-protests.ts';
import { checkCycles } from '../check/check-cycles.ts';
import { checkEvents } from '../check/check-events.ts';
import type { EventSums } from '../check/check-events.ts';
import { checkMatches } from '../check/check-matches.ts';
import { checkLineups, checkPlayers } from '../check/check-people.ts';
import { checkDecisions, checkReports, checkScouting, checkWritten } from '../check/check-records.ts';
import { checkSeats } from '../check/check-seats.ts';
import { checkSettings } from '../check/check-settings.ts';
import { checkStructure } from '../check/check-structure.ts';
import { ContentHash } from './content-hash.ts';
import type { FolderError } from '../folder-error.ts';
import {
  clocksFile,
  csvFiles,
  expectedFile,
  peopleFiles,
  protestsFile,
  recordFiles,
  settingsFile,
} from '../format.ts';
import { hashTournament } from './hash-tournament.ts';
import { inferSides } from './infer-sides.ts';
import { Lineups } from './lineups.ts';
import { MatchTallies } from './match-tallies.ts';
import type { Note } from '../note.ts';
import { findPersons } from './persons.ts';
import type { Match, Settings, Tournament } from '../tournament.ts';

/** A valid folder. Its events are read again when they are stored. */
export interface GoodFolder {
  readonly folder: string;
  readonly tournament: Tournament;
  /** Person of a line of players.csv, for lines with another id than their person. */
  readonly persons: ReadonlyMap<string, string>;
  readonly lineups: Lineups;
  readonly tallies: MatchTallies;
  readonly events: number;
  /** false: a tournament of results without people. */
  readonly hasPeople: boolean;
  /** Equal for folders with the same tournament. */
  readonly contentHash: string;
  readonly notes: readonly Note[];
}

export type FolderReading =
  | { readonly ok: true; readonly good: GoodFolder }
  | {
      readonly ok: false;
      /** The first errors, by file and line. */
      readonly errors: readonly FolderError[];
      /** Number of all errors. */
      readonly count: number;
    };

/**
 * Reads and validates a tournament folder without writing anything; reports all errors, not only the first.
 * Links and special files are never opened. One pass over each file, so that memory grows with players, not
 * with events.
 */
export async function readFolder(path: string): Promise<FolderReading> {
  const folder = await findFolder(path);
  if (folder === null) {
    const error: FolderError = {
      file: path,
      line: null,
      column: null,
      code: 'folder-missing',
      parameters: {},
    };
    return { ok: false, errors: [error], count: 1 };
  }
  const check = new Check(folder);
  const names = await namesIn(folder);
  const hasPeople = peopleFiles.some((file) => names.has(file));
  const sums = await readAll(check, names, hasPeople);
  const { settings, errors } = check;
  if (errors.count > 0 || settings === null) return { ok: false, errors: errors.list(), count: errors.count };
  return { ok: true, good: finish(check, sums, { settings, hasPeople, names }) };
}

async function readAll(check: Check, names: ReadonlySet<string>, hasPeople: boolean): Promise<EventSums> {
  await checkSettings(check);
  await checkStructure(check);
  await checkSeats(check);
  await checkMatches(check);
  checkCycles(check);
  if (names.has(clocksFile)) await checkClocks(check);
  if (names.has(protestsFile)) await checkProtests(check);
  const sums: EventSums = {
    tallies: new MatchTallies(),
    lineups: new Lineups(),
    content: new ContentHash(),
    blueCards: new Map(),
    events: 0,
    completed: 0,
    unnamed: 0,
  };
  if (hasPeople) {
    await checkPlayers(check);
    await checkLineups(check, sums.lineups);
    await checkEvents(check, sums);
  }
  if (names.has(recordFiles.reports)) await checkReports(check);
  if (names.has(recordFiles.written)) await checkWritten(check, sums);
  if (names.has(recordFiles.decisions)) await checkDecisions(check, sums);
  if (names.has(recordFiles.scouting)) await checkScouting(check);
  return sums;
}

interface Found {
  readonly settings: Settings;
  readonly hasPeople: boolean;
  readonly names: ReadonlySet<string>;
}

function finish(check: Check, sums: EventSums, { settings, hasPeople, names }: Found): GoodFolder {
  const players = check.players.values().filter(({ team }) => team !== null);
  const tournament: Tournament = {
    settings,
    categories: check.categories.values(),
    halls: check.halls.values(),
    clubs: check.clubs.values(),
    teams: check.teams.values(),
    groups: check.groups.values(),
    seats: check.seats,
    matches: inferSides(check.matches.values(), check.seats),
    players,
    clocks: check.clocks,
    protests: check.protests,
    reports: check.reports,
    written: check.written,
    decisions: check.decisions,
    scouting: check.scouting,
  };
  hashTournament(tournament, sums.lineups, sums.content);
  const left = check.players.size - players.length;
  const notes: Note[] = [
    ...(hasPeople ? [] : [{ code: 'files-absent', file: peopleFiles.join(', ') } as const]),
    ...ignored(names),
    ...check.notes,
    ...(left > 0 ? [{ code: 'players-without-team', count: left } as const] : []),
    ...(sums.completed > 0 ? [{ code: 'lineups-completed', count: sums.completed } as const] : []),
    ...(sums.unnamed > 0 ? [{ code: 'team-event-players', count: sums.unnamed } as const] : []),
    ...(hasPeople ? scoreNotes(tournament.matches, sums.tallies) : []),
  ];
  const { tallies, lineups, events } = sums;
  const contentHash = sums.content.digest();
  const persons = findPersons(players, tournament.teams);
  return {
    folder: check.folder,
    tournament,
    persons,
    lineups,
    tallies,
    events,
    hasPeople,
    contentHash,
    notes,
  };
}

function scoreNotes(matches: readonly Match[], tallies: MatchTallies): Note[] {
  const finished = matches.filter(({ state }) => state === 'finished');
  const bare = finished.filter(({ number }) => tallies.of(number).events === 0);
  const differing = finished.flatMap((match): Note[] => {
    const { events, goals, shootoutGoals } = tallies.of(match.number);
    const home = goals.home + shootoutGoals.home;
    const away = goals.away + shootoutGoals.away;
    if (events === 0 || (home === match.homeScore && away === match.awayScore)) return [];
    const score = `${match.homeScore}:${match.awayScore}`;
    return [{ code: 'score-differs', match: match.number, score, events: `${home}:${away}` }];
  });
  return [...(bare.length > 0 ? [{ code: 'results-only', count: bare.length } as const] : []), ...differing];
}

/** The resolved path of the folder: the given path may be a link, but files inside may not. */
async function findFolder(path: string): Promise<string | null> {
  try {
    const folder = await realpath(path);
    return (await lstat(folder)).isDirectory() ? folder : null;
  } catch {
    return null;
  }
}

/** Names of the first files only, so that a huge folder is not scanned. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { name } of await opendir(folder)) if (names.add(name).size >= 1000) break;
  return names;
}

/** Ignored tables that were probably meant to be read, such as `Teams.csv`. */
function ignored(names: ReadonlySet<string>): Note[] {
  const known = new Set<string>([settingsFile, expectedFile, ...csvFiles]);
  return [...names]
    .filter((name) => /\.(csv|json)$/i.test(name) && !known.has(name) && !/\p{Cc}/u.test(name))
    .sort()
    .slice(0, 20)
    .map((file) => ({ code: 'file-ignored', file }));
}
