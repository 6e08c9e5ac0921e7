import { idCell, numberCell, requiredCell, textCell, wordCell } from '../read/cells.ts';
import type { Check } from './check.ts';
import { maximumLength } from '../format.ts';
import type { Lineups } from '../read/lineups.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';
import type { Match, Player } from '../tournament.ts';

const maximumJersey = 99;

export async function checkPlayers(check: Check): Promise<void> {
  await check.each('players.csv', check.players.state, (row) => {
    const id = requiredCell(row, 'id', maximumLength.id);
    const team = idCell(row, 'team');
    check.teams.refer(row, 'team', team);
    check.players.add(row, 'id', id, {
      id,
      team,
      number: numberCell(row, 'number', 0, maximumJersey),
      firstName: textCell(row, 'firstName'),
      lastName: textCell(row, 'lastName'),
      role: wordCell(row, 'role', ['player', 'leader'], 'player'),
    });
  });
}

export async function checkLineups(check: Check, lineups: Lineups): Promise<void> {
  const state: TableState = { complete: true, rows: 0 };
  await check.each('lineups.csv', state, (row) => {
    const match = referToMatch(check, row);
    const player = check.players.refer(row, 'player', requiredCell(row, 'player', maximumLength.id) || null);
    const team = requiredCell(row, 'team', maximumLength.id) || null;
    if (!check.teams.refer(row, 'team', team) || team === null) return;
    if (match) checkPlays(row, match, team);
    if (player) checkTeamOf(check, row, player, team);
    if (match && player && !lineups.add(match.number, player.id))
      row.error('player', 'already-in-lineup', { value: player.id, match: match.number });
  });
}

export function referToMatch(check: Check, row: Row): Match | null {
  const number = requiredCell(row, 'match', maximumLength.id);
  return check.matches.refer(row, 'match', number === '' ? null : number.replace(/^0+(?=\d)/, ''));
}

export function checkPlays(row: Row, match: Match, team: string): void {
  if (team === match.home || team === match.away) return;
  row.error('team', 'team-not-in-match', { value: team, match: match.number });
}

/** A player without a team gets the first team that he plays for. */
export function checkTeamOf(check: Check, row: Row, player: Player, team: string): void {
  if (player.team === null) check.players.replace(player.id, { ...player, team });
  else if (player.team !== team)
    row.error('player', 'player-of-another-team', { value: player.id, team: player.team });
}
