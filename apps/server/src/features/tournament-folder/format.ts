import { extraHalfLength } from '@sevenmetre/rules/match';
import { isExtra, periodCodes } from '@sevenmetre/rules/vocabulary';

/**
 * The files of a tournament folder: names, columns and limits. Described for organisers in
 * docs/data-format.md.
 */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Optional columns. */
  readonly optional: readonly string[];
  /** Maximal number of rows; the reader keeps all of them but events in memory. */
  readonly maximumRows: number;
}

function csv(columns: string, maximumRows: number, optional: readonly string[] = []): CsvFormat {
  return { columns: columns.split(' '), optional, maximumRows };
}

export const csvFormats = {
  'categories.csv': csv('code nameCs nameEn gender bornFrom', 1_000),
  'halls.csv': csv('code name', 5_000),
  'clubs.csv': csv('id name country', 20_000),
  'teams.csv': csv('id club category name', 50_000, ['withdrawn', 'number', 'results']),
  'groups.csv': csv('id category label round playoff', 50_000, ['carryOver', 'comparedPlace']),
  'seats.csv': csv('group seat team fromGroup fromStanding', 200_000, [
    'deducted',
    'deductionReason',
    'nobody',
  ]),
  'matches.csv': csv('number group day time hall home away homeScore awayScore state halfLength', 100_000, [
    'homeSeat',
    'awaySeat',
    'ruling',
  ]),
  'players.csv': csv('id team number firstName lastName role', 300_000),
  'lineups.csv': csv('match team player', 2_000_000),
  'events.csv': csv('match stage minute second type team player', 5_000_000),
  'clocks.csv': csv('match stage seconds running at recordedAt device key', 500_000),
  'protests.csv': csv(
    'match team reason fee currency filedAt dueAt decision decisionReason feeReturned decidedAt key',
    100_000,
  ),
  'reports.csv': csv('match startedAt endedAt spectators remarks protest injuries', 100_000),
  'written-reports.csv': csv('match stage minute second team player text follows name writtenAt', 100_000),
  'decisions.csv': csv('match team player matches reason decidedAt', 100_000, ['everyTeam']),
  'scouting.csv': csv('match team kind player x y result seconds recordedAt device key', 500_000),
} as const;

export type CsvFile = keyof typeof csvFormats;
export const csvFiles = Object.keys(csvFormats) as CsvFile[];
/**
 * Limits of an uploaded folder, of all its files together, unpacked. Larger tournaments are imported on the
 * command line.
 */
export const uploadLimits = { bytes: 64 * 1024 * 1024, entries: 200 } as const;

export const settingsFile = 'tournament.json';
/** The organiser's own standings, for comparison; never read. */
export const expectedFile = 'expected-standings.csv';

/** The answers of another portal, by the names that they are read as. */
export const portalFiles = { static: 'static.json', live: 'live.json' } as const;

const knownFiles: readonly string[] = [settingsFile, ...csvFiles];

/** The file that an uploaded one is read as: browsers save the answers of a portal as `static (1).json`. null: none. */
export function folderFileOf(name: string): string | null {
  if (knownFiles.includes(name)) return name;
  const [, answer] = /(?:^|[^a-z])(static|live)(?:[^a-z].*)?$/iu.exec(name) ?? [];
  if (answer === undefined || !/(?:static|live|\.json|\.txt)$/iu.test(name)) return null;
  return answer.toLowerCase() === 'live' ? portalFiles.live : portalFiles.static;
}

/** A tournament without people lacks all three files; if only some are missing, it is an error. */
export const peopleFiles: readonly CsvFile[] = ['players.csv', 'lineups.csv', 'events.csv'];

/** Recorded clock actions of matches; missing in folders from other programs. */
export const clocksFile = 'clocks.csv';
/** Protests and decisions; missing in folders from other programs. */
export const protestsFile = 'protests.csv';

/** What stands beside the events of a match; missing in folders from other programs. */
export const recordFiles = {
  reports: 'reports.csv',
  written: 'written-reports.csv',
  decisions: 'decisions.csv',
  scouting: 'scouting.csv',
} as const;
export const maximumSpectators = 999_999;
/** Matches for which somebody is suspended. */
export const maximumSuspension = 99;

/** Bytes. */
export const maximumFileSize = 1_000_000_000;
export const maximumSettingsSize = 65_536;
/** Bytes of one line; real ones have a few hundred. */
export const maximumLineLength = 16_384;

/** Characters of a text written by a team or an organiser. */
export const maximumReason = 1000;
/** Characters of the written report of a blue card. */
export const maximumWritten = 4000;
/** In minor units. */
export const maximumFee = 100_000_000;

/** Characters of a cell. */
export const maximumLength = { id: 60, code: 20, label: 60, name: 200 } as const;

export type MatchState = 'scheduled' | 'finished' | 'walkover';

export const eventStages = [...periodCodes, 'shootout'] as const;
export type EventStage = (typeof eventStages)[number];

/** Seconds that a match clock can show. */
export const latestClock = 86_400;

/**
 * Seconds that an event may be late: the clock in the hall is stopped at times, and reporters write with a
 * delay.
 */
const lateness = 600;
const shootoutLength = 3600;

/** In seconds; 0 for a shoot-out, which has no clock. */
export function stageLength(stage: EventStage, halfLength: number): number {
  if (stage === 'shootout') return shootoutLength;
  return isExtra(stage) ? extraHalfLength : halfLength;
}

/** Largest plausible time of an event, in seconds into its stage. */
export function latestElapsed(stage: EventStage, halfLength: number): number {
  return stageLength(stage, halfLength) + (stage === 'shootout' ? 0 : lateness);
}

export const folderEventTypes = [
  'goal',
  'seven-metre-goal',
  'seven-metre-miss',
  'shootout-goal',
  'shootout-miss',
  'two-minutes',
  'yellow-card',
  'red-card',
  'blue-card',
  'team-timeout',
  'empty-goal',
  'goalkeeper-out',
  'goalkeeper-in',
] as const;
export type FolderEventType = (typeof folderEventTypes)[number];

/** Seconds of a half if the folder has none. */
export const defaultHalfLength = 900;
