import { isTeamType } from '@sevenmetre/rules/match';
import { idCell, requiredCell, requiredNumberCell, wordCell } from '../read/cells.ts';
import type { Check } from './check.ts';
import { checkPlays, checkTeamOf, referToMatch } from './check-people.ts';
import type { ContentHash } from '../read/content-hash.ts';
import { eventStages, folderEventTypes, latestElapsed, maximumLength, stageLength } from '../format.ts';
import { hashEvent } from '../read/hash-tournament.ts';
import type { Lineups } from '../read/lineups.ts';
import type { MatchTallies } from '../read/match-tallies.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';
import type { Match, TournamentEvent } from '../tournament.ts';

/** Sums collected while events are read. */
export interface EventSums {
  readonly tallies: MatchTallies;
  readonly lineups: Lineups;
  readonly content: ContentHash;
  events: number;
  /** Number of blue cards by `cardName`. */
  readonly blueCards: Map<string, number>;
  /** Players who were added to a lineup because of an event. */
  completed: number;
  /** Players of events that belong to a team, left out. */
  unnamed: number;
}

export async function checkEvents(check: Check, sums: EventSums): Promise<void> {
  const state: TableState = { complete: true, rows: 0 };
  await check.each('events.csv', state, (row) => {
    const match = referToMatch(check, row);
    const event = readEvent(row);
    const isTeam = check.teams.refer(row, 'team', event.team || null) !== null;
    if (match) checkMatch(row, match, event, isTeam);
    if (isTeam) checkPlayer(check, row, event);
    sums.events += 1;
    if (isTeamType(event.type) && row.cell('player') !== '') sums.unnamed += 1;
    if (check.errors.count === 0 && match) addTo(sums, match, event);
  });
}

/** Reads a row that was validated by the first pass; an event that belongs to a team names nobody (MA115). */
export function readEvent(row: Row): TournamentEvent {
  const type = wordCell(row, 'type', folderEventTypes);
  return {
    match: Number(row.cell('match')),
    stage: wordCell(row, 'stage', eventStages),
    minute: requiredNumberCell(row, 'minute', 0, 200),
    second: requiredNumberCell(row, 'second', 0, 59),
    type,
    team: requiredCell(row, 'team', maximumLength.id),
    player: isTeamType(type) ? null : idCell(row, 'player'),
  };
}

function checkMatch(row: Row, match: Match, event: TournamentEvent, isTeam: boolean): void {
  if (isTeam) checkPlays(row, match, event.team);
  if (match.state === 'scheduled') row.error('match', 'event-of-unplayed-match', { match: match.number });
  const { minute, second } = event;
  if (minute * 60 + second <= latestElapsed(event.stage, match.halfLength)) return;
  row.error('minute', 'time-out-of-stage', {
    value: clockText(minute * 60 + second),
    limit: clockText(stageLength(event.stage, match.halfLength)),
  });
}

function checkPlayer(check: Check, row: Row, event: TournamentEvent): void {
  const player = check.players.refer(row, 'player', event.player);
  if (!player) return;
  checkTeamOf(check, row, player, event.team);
  if (player.role === 'leader' && event.type.endsWith('goal'))
    row.error('player', 'leader-goal', { value: player.id });
}

function addTo(sums: EventSums, match: Match, event: TournamentEvent): void {
  const side = event.team === match.home ? 'home' : 'away';
  sums.tallies.add(match.number, side, event.stage, event.type);
  if (event.player !== null && sums.lineups.add(match.number, event.player)) sums.completed += 1;
  hashEvent(event, sums.content);
  if (event.type !== 'blue-card') return;
  const card = cardName({ ...event, elapsed: event.minute * 60 + event.second });
  sums.blueCards.set(card, (sums.blueCards.get(card) ?? 0) + 1);
}

/** Identifies a card in the folder, as its written report refers to it. */
export function cardName({
  match,
  stage,
  elapsed,
  team,
  player,
}: Pick<TournamentEvent, 'match' | 'stage' | 'team' | 'player'> & {
  /** Seconds within the stage. */
  readonly elapsed: number;
}): string {
  return JSON.stringify([match, stage, elapsed, team, player]);
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
