import type { Snapshot } from '../snapshot.ts';
import type { Team } from '../../tournament/index.ts';
import { teamsOfCategory } from './heads.ts';
import { seatIndex } from './seat-index.ts';

/** Withdrawn teams are listed only if they are in a group already. */
export function shownTeams(snapshot: Snapshot, categoryId: number): readonly Team[] {
  const { ofTeam } = seatIndex(snapshot.groupTeams);
  const teams = teamsOfCategory(snapshot.teams).get(categoryId) ?? [];
  return teams.filter((team) => !team.withdrawn || ofTeam.has(team.id));
}
