import type { Player, Team } from '../tournament.ts';

/**
 * A file has one team for each player, so an export writes a player of two teams twice: `P7`, and `P7@T2` for
 * the team `T2`. Both lines are one person with the first id.
 * @returns person ids by line id, for lines with another id only
 */
export function findPersons(
  players: readonly Player[],
  teams: readonly Pick<Team, 'id' | 'club'>[],
): ReadonlyMap<string, string> {
  const clubs = new Map(teams.map(({ id, club }) => [id, club]));
  const clubOf = ({ team }: Player) => (team === null ? undefined : clubs.get(team));
  const byId = new Map(players.map((player) => [player.id, player]));
  const persons = new Map<string, string>();
  for (const player of players) {
    const ending = `@${player.team}`;
    if (player.team === null || !player.id.endsWith(ending)) continue;
    const first = byId.get(player.id.slice(0, -ending.length));
    if (first && clubOf(first) === clubOf(player)) persons.set(player.id, first.id);
  }
  return persons;
}
