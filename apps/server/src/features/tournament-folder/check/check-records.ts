import { stageStart } from '@sevenmetre/rules/match';
import { isWholeEntry, longestScoutedClock, scoutingKinds, shotResults } from '@sevenmetre/rules/scouting';
import {
  idCell,
  instantCell,
  numberCell,
  optionalInstantCell,
  requiredCell,
  requiredNumberCell,
  textCell,
  wordCell,
  yesNoCell,
} from '../read/cells.ts';
import {
  eventStages,
  maximumLength,
  maximumReason,
  maximumSpectators,
  maximumSuspension,
  maximumWritten,
  recordFiles,
} from '../format.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';
import type { Match, Scouting } from '../tournament.ts';
import type { Check } from './check.ts';
import { cardName, type EventSums } from './check-events.ts';
import { checkPlays, checkTeamOf, referToMatch } from './check-people.ts';

const freshState = (): TableState => ({ complete: true, rows: 0 });

/** Validates spectators, real times and remarks of played matches; at most one row each. */
export async function checkReports(check: Check): Promise<void> {
  const lines = new Map<string, number>();
  await check.each(recordFiles.reports, freshState(), (row) => {
    const match = playedMatch(check, row);
    const report = {
      startedAt: optionalInstantCell(row, 'startedAt'),
      endedAt: optionalInstantCell(row, 'endedAt'),
      spectators: numberCell(row, 'spectators', 0, maximumSpectators),
      remarks: textCell(row, 'remarks', maximumReason),
      protest: textCell(row, 'protest', maximumReason),
      injuries: textCell(row, 'injuries', maximumReason),
    };
    if (!match) return;
    once(lines, row, 'match', [match.number]);
    check.reports.push({ match: match.number, ...report });
  });
}

/** Validates written reports: each belongs to a blue card of events.csv (MA112). */
export async function checkWritten(check: Check, { blueCards }: EventSums): Promise<void> {
  const counts = new Map<string, number>();
  await check.each(recordFiles.written, freshState(), (row) => {
    const match = playedMatch(check, row);
    const stage = wordCell(row, 'stage', eventStages);
    const elapsed = requiredNumberCell(row, 'minute', 0, 200) * 60 + requiredNumberCell(row, 'second', 0, 59);
    const { team, player } = personCells(check, row, match);
    const report = {
      text: textCell(row, 'text', maximumWritten),
      follows: wordCell(row, 'follows', ['yes', 'no'], 'no') === 'yes',
      name: textCell(row, 'name'),
      writtenAt: instantCell(row, 'writtenAt'),
    };
    if (!match) return;
    const card = cardName({ match: match.number, stage, elapsed, team, player });
    const position = counts.get(card) ?? 0;
    counts.set(card, position + 1);
    if (position >= (blueCards.get(card) ?? 0) && check.errors.count === 0)
      row.error('match', 'unknown-reference', { value: String(match.number), target: 'events.csv' });
    check.written.push({
      match: match.number,
      stage,
      seconds: stageStart(stage, match.halfLength) + elapsed,
      side: team === match.home ? 'home' : 'away',
      player,
      position,
      ...report,
    });
  });
}

/** Validates decisions on disqualified people of the lineups, at most one for a person and a match (MR15). */
export async function checkDecisions(check: Check, { lineups }: EventSums): Promise<void> {
  const lines = new Map<string, number>();
  await check.each(recordFiles.decisions, freshState(), (row) => {
    const match = playedMatch(check, row);
    const { player } = personCells(check, row, match);
    if (player === null) row.error('player', 'required');
    const everyTeam = yesNoCell(row, 'everyTeam');
    const decision = {
      matches: requiredNumberCell(row, 'matches', 0, maximumSuspension),
      reason: textCell(row, 'reason', maximumReason),
      decidedAt: instantCell(row, 'decidedAt'),
      // Absent without it, so that a folder without the column keeps its hash.
      ...(everyTeam === null ? {} : { everyTeam }),
    };
    if (!match || player === null) return;
    if (!lineups.has(match.number, player) && check.errors.count === 0)
      row.error('player', 'unknown-reference', { value: player, target: 'lineups.csv' });
    once(lines, row, 'player', [match.number, player]);
    check.decisions.push({ match: match.number, player, ...decision });
  });
}

/** Validates what was scouted (SO2, SO3); of matches that are being played, too. */
export async function checkScouting(check: Check): Promise<void> {
  const lines = new Map<string, number>();
  await check.each(recordFiles.scouting, freshState(), (row) => {
    const match = referToMatch(check, row);
    const { team, player } = personCells(check, row, match);
    const entry = readScouting(row);
    if (!isWholeEntry(entry)) row.error('kind', 'entry-not-whole', { value: entry.kind });
    if (!match) return;
    once(lines, row, 'key', [match.number, entry.key]);
    const side = team === match.home ? 'home' : 'away';
    check.scouting.push({ match: match.number, side, player, ...entry });
  });
}

function readScouting(row: Row): Omit<Scouting, 'match' | 'side' | 'player'> {
  return {
    kind: wordCell(row, 'kind', scoutingKinds),
    x: numberCell(row, 'x', 0, 200),
    y: numberCell(row, 'y', 0, 200),
    result: row.cell('result') === '' ? null : wordCell(row, 'result', shotResults),
    seconds: numberCell(row, 'seconds', 0, longestScoutedClock),
    recordedAt: instantCell(row, 'recordedAt'),
    device: requiredCell(row, 'device'),
    key: requiredCell(row, 'key'),
  };
}

function playedMatch(check: Check, row: Row): Match | null {
  const match = referToMatch(check, row);
  if (match?.state === 'scheduled') row.error('match', 'event-of-unplayed-match', { match: match.number });
  return match;
}

/** A team of the match, and a player of this team; null: nobody is named. */
function personCells(check: Check, row: Row, match: Match | null) {
  const team = requiredCell(row, 'team', maximumLength.id);
  const isKnown = check.teams.refer(row, 'team', team || null) !== null;
  if (isKnown && match) checkPlays(row, match, team);
  const player = idCell(row, 'player');
  const person = check.players.refer(row, 'player', player);
  if (isKnown && person) checkTeamOf(check, row, person, team);
  return { team, player };
}

function once(
  lines: Map<string, number>,
  row: Row,
  column: string,
  identity: readonly (string | number)[],
): void {
  const name = JSON.stringify(identity);
  const first = lines.get(name);
  if (first === undefined) lines.set(name, row.line);
  else row.error(column, 'duplicate', { value: String(identity.at(-1)), first });
}
