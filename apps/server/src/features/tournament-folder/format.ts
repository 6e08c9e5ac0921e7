/**
 * The files of a tournament folder: what they are called, which columns they have, how large they may be.
 * docs/data-format.md says the same for organisers.
 */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Columns that may be left out. */
  readonly optional: readonly string[];
  /** Rows beyond this are no tournament; the reader keeps all of them but events in memory. */
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
  'seats.csv': csv('group seat team fromGroup fromStanding', 200_000),
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
} as const;

export type CsvFile = keyof typeof csvFormats;
export const csvFiles = Object.keys(csvFormats) as CsvFile[];
export const settingsFile = 'tournament.json';
/** The organiser's own order, for whoever compares; it is never read. */
export const expectedFile = 'expected-standings.csv';

/** A tournament known by its results alone leaves out all three; one of them alone is an accident. */
export const peopleFiles: readonly CsvFile[] = ['players.csv', 'lineups.csv', 'events.csv'];

/** How reporters ran the clock of each match; a folder that was made elsewhere has none. */
export const clocksFile = 'clocks.csv';
/** What teams object to, and what was decided; a folder that was made elsewhere has none. */
export const protestsFile = 'protests.csv';

/** Bytes. */
export const maximumFileSize = 1_000_000_000;
export const maximumSettingsSize = 65_536;
/** Bytes of one line; the longest honest one has a few hundred. */
export const maximumLineLength = 16_384;

/** Characters of what a team or an organiser writes. */
export const maximumReason = 1000;
/** In minor units. */
export const maximumFee = 100_000_000;

/** Characters of a cell. */
export const maximumLength = { id: 60, code: 20, label: 60, name: 200 } as const;

export type MatchState = 'scheduled' | 'finished' | 'walkover';

export const eventStages = ['1st_half', '2nd_half', 'shootout'] as const;
export type EventStage = (typeof eventStages)[number];

/** Seconds that a match clock can show. */
export const latestClock = 86_400;

/** Seconds that an event may be late: halls stop the clock, and reporters write when they find the time. */
const lateness = 600;
const shootoutLength = 3600;

/** In seconds; a shoot-out has no clock. */
export function stageLength(stage: EventStage, halfLength: number): number {
  return stage === 'shootout' ? shootoutLength : halfLength;
}

/** Seconds into a stage after which no event of it is believed. */
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
] as const;
export type FolderEventType = (typeof folderEventTypes)[number];

/** Seconds of a half where the folder does not say. */
export const defaultHalfLength = 900;
