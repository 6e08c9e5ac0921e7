import type { SeatChanges } from '../bracket/index.ts';
import type { TestTournament } from './tournament.ts';

/** The rows after changes. */
export function applySeatChanges(rows: TestTournament, changes: SeatChanges): TestTournament {
  const seats = new Map(changes.seats.map(({ groupTeamId, teamId }) => [groupTeamId, teamId]));
  const sides = new Map(changes.matches.map(({ matchId, side, teamId }) => [`${matchId}:${side}`, teamId]));
  const after = (known: number | null | undefined, stored: number | null) =>
    known === undefined ? stored : known;
  return {
    groups: rows.groups,
    groupTeams: rows.groupTeams.map((seat) => ({ ...seat, teamId: after(seats.get(seat.id), seat.teamId) })),
    matches: rows.matches.map((match) => ({
      ...match,
      homeTeamId: after(sides.get(`${match.id}:home`), match.homeTeamId),
      awayTeamId: after(sides.get(`${match.id}:away`), match.awayTeamId),
    })),
  };
}
