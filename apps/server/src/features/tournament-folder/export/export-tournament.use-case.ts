import { tableKeys } from '@sevenmetre/rules/configuration';
import { stageStart } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { configurationRepository, inZone } from '../../competition/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import * as editionRepository from '../store/edition.repository.ts';
import * as exportRepository from './export.repository.ts';
import type { EventRow, MatchRow } from './export.repository.ts';
import { folderEventTypes, latestElapsed } from '../format.ts';
import type { EventStage } from '../format.ts';
import type { Settings } from '../tournament.ts';
import { writeFolder } from './write-folder.ts';
import type { Cell, FolderContent } from './write-folder.ts';

export interface ExportReport {
  readonly ok: true;
  readonly name: string;
  readonly year: number;
  readonly matches: number;
  readonly events: number;
  /** Number of events of a type that the format does not have. */
  readonly leftOut: number;
  /** Running matches, which the format has as scheduled. */
  readonly running: number;
}

export interface ExportRefusal {
  readonly ok: false;
  readonly code: 'edition-missing' | 'folder-not-empty';
}

interface Counts {
  events: number;
  leftOut: number;
}

/**
 * Writes an edition as a tournament folder, from one snapshot of the database. Importing it elsewhere gives
 * the same tournament.
 * @param editionId null: the current one
 */
export async function exportTournament(
  database: Database,
  editionId: number | null,
  folder: string,
): Promise<ExportReport | ExportRefusal> {
  return database.transaction(
    async (tx) => {
      const edition = await editionRepository.findForExport(editionId, tx);
      if (!edition) return { ok: false, code: 'edition-missing' };
      const matches = await exportRepository.findMatches(edition.id, tx);
      const counts: Counts = { events: 0, leftOut: 0 };
      const outcome = await writeFolder(folder, await contentOf(edition, matches, counts, tx));
      if (outcome === 'folder-not-empty') return { ok: false, code: outcome };
      const running = matches.filter(({ stage }) => stage !== 'finished' && stage !== 'not_started').length;
      return {
        ok: true,
        name: edition.name,
        year: edition.year,
        matches: matches.length,
        ...counts,
        running,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function contentOf(
  edition: EditionRow,
  matches: readonly MatchRow[],
  counts: Counts,
  tx: Tx,
): Promise<FolderContent> {
  return {
    settings: { ...settingsOf(edition), rules: await rulesOf(edition.id, tx) },
    tables: {
      'categories.csv': await exportRepository.findCategories(edition.id, tx),
      'halls.csv': await exportRepository.findHalls(edition.id, tx),
      'clubs.csv': await exportRepository.findClubs(edition.id, tx),
      'teams.csv': await exportRepository.findTeams(edition.id, tx),
      'groups.csv': await exportRepository.findGroups(edition.id, tx),
      'seats.csv': await exportRepository.findSeats(edition.id, tx),
      'matches.csv': matches.map((match) => matchCells(match, edition.timeZone)),
      'players.csv': await exportRepository.findPlayers(edition.id, tx),
      'lineups.csv': rowsOf(matches, exportRepository.findLineups, tx),
      'events.csv': eventsOf(matches, counts, tx),
      'clocks.csv': rowsOf(matches.filter(isPlayed), exportRepository.findClocks, tx),
      'protests.csv': await exportRepository.findProtests(edition.id, tx),
      'reports.csv': await exportRepository.findReports(edition.id, tx),
      'written-reports.csv': writtenOf(matches, tx),
      'decisions.csv': rowsOf(matches.filter(isPlayed), exportRepository.findDecisions, tx),
      'scouting.csv': rowsOf(matches, exportRepository.findScouting, tx),
    },
  };
}

function settingsOf(edition: EditionRow): Settings {
  const { name, year, startDate, endDate, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished } =
    edition;
  return { name, year, startDate, endDate, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished };
}

/** All entries that affect tables, so that they are the same after an import. */
async function rulesOf(editionId: number, tx: Tx): Promise<Record<string, string>> {
  const values = await configurationRepository.findAllByEditionId(editionId, tableKeys, tx);
  return Object.fromEntries(
    tableKeys.flatMap((key) => {
      const value = values.get(key) ?? '';
      return value === '' ? [] : [[key, value] as const];
    }),
  );
}

function matchCells(match: MatchRow, timeZone: string): Cell[] {
  const { number, group, startsAt, sourceDay, hall, home, away, halfLength } = match;
  const at = startsAt === null ? null : inZone(new Date(startsAt), timeZone);
  const scores = isPlayed(match) ? [match.homeScore, match.awayScore] : [null, null];
  const when = [at?.day ?? sourceDay, at?.time ?? null];
  return [
    number,
    group,
    ...when,
    hall,
    home,
    away,
    ...scores,
    stateOf(match),
    duration(halfLength),
    match.homeSeat,
    match.awaySeat,
    match.ruling,
  ];
}

function isPlayed({ stage, home, away }: MatchRow): boolean {
  return stage === 'finished' && home !== null && away !== null;
}

function stateOf(match: MatchRow): string {
  if (!isPlayed(match)) return 'scheduled';
  return match.walkOver === null ? 'finished' : 'walkover';
}

function duration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Rows of a table match by match, so that one match at a time is in memory. */
async function* rowsOf(
  matches: readonly MatchRow[],
  find: (matchId: number, tx: Tx) => Promise<Cell[][]>,
  tx: Tx,
): AsyncGenerator<readonly Cell[]> {
  for (const { id } of matches) yield* await find(id, tx);
}

/** Written reports name their card as events.csv has it. */
async function* writtenOf(matches: readonly MatchRow[], tx: Tx): AsyncGenerator<readonly Cell[]> {
  for (const match of matches.filter(isPlayed))
    for (const report of await exportRepository.findWritten(match.id, tx)) {
      const { stage, minute, second, team, player } = placeOf(match, report);
      const { text, follows, name, writtenAt } = report;
      const said = [text, follows ? 'yes' : 'no', name, writtenAt];
      yield [match.number, stage, minute, second, team, player, ...said];
    }
}

async function* eventsOf(
  matches: readonly MatchRow[],
  counts: Counts,
  tx: Tx,
): AsyncGenerator<readonly Cell[]> {
  const types: readonly string[] = folderEventTypes;
  for (const match of matches.filter(isPlayed)) {
    for (const event of await exportRepository.findEvents(match.id, tx)) {
      if (types.includes(event.type)) {
        counts.events += 1;
        yield eventCells(match, event);
      } else counts.leftOut += 1;
    }
  }
}

/** Cards may be given before the first whistle and after the last one, outside of the format's stages. */
function playedStage(stage: StageCode): EventStage {
  if (stage === 'not_started') return '1st_half';
  return stage === 'waiting_for_approval' || stage === 'finished' ? '2nd_half' : stage;
}

/**
 * The file counts seconds within the stage, the product on the match clock. A clock that was not stopped is
 * cut to the latest time of the format, since a later one would make the folder invalid.
 */
function placeOf(match: MatchRow, { side, player, ...event }: EventRow) {
  const stage = playedStage(event.stage);
  const clock = event.minute * 60 + event.second - stageStart(stage, match.halfLength);
  const elapsed = Math.min(Math.max(clock, 0), latestElapsed(stage, match.halfLength));
  const team = side === 'home' ? match.home : match.away;
  return { stage, minute: Math.floor(elapsed / 60), second: elapsed % 60, team, player };
}

function eventCells(match: MatchRow, event: EventRow): Cell[] {
  const { stage, minute, second, team, player } = placeOf(match, event);
  return [match.number, stage, minute, second, event.type, team, player];
}
