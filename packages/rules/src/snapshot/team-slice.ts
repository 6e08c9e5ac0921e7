import { categoryHead, groupLink, headOfTeam, sliceHead, teamsOfClub } from './heads.ts';
import { matchesOfTeam } from './match-index.ts';
import { matchesOf } from './matches-of.ts';
import { seatIndex } from './seat-index.ts';
import type { TeamSlice } from './slices.ts';
import type { Snapshot, Team } from './snapshot.ts';
import { tickets } from './ticket.ts';
import { groupOf, publicSeat } from './visibility.ts';

/** The page of a team; null when its category is not of the snapshot. */
export function teamSlice(snapshot: Snapshot, team: Team): TeamSlice | null {
  const category = snapshot.categories.get(team.teamCategoryId);
  if (!category) return null;
  return {
    ...sliceHead(snapshot),
    team: headOfTeam(snapshot, team),
    category: categoryHead(snapshot, category),
    club: { id: team.clubId, name: team.clubName },
    groups: groupsOfTeam(snapshot, team.id),
    matches: tickets(snapshot, matchesOf(snapshot, matchesOfTeam(snapshot.matches).get(team.id))),
    otherTeams: (teamsOfClub(snapshot.teams).get(team.clubId) ?? [])
      .filter(({ id }) => id !== team.id)
      .map((other) => ({
        ...headOfTeam(snapshot, other),
        category: snapshot.categories.get(other.teamCategoryId)?.code ?? '',
      })),
  };
}

function groupsOfTeam(snapshot: Snapshot, teamId: number): TeamSlice['groups'] {
  const groups: { label: string; slug: string; position: number | null; weight: number }[] = [];
  for (const id of seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? []) {
    const seat = snapshot.groupTeams.get(id);
    const group = seat ? groupOf(snapshot, seat.competitionGroupId) : null;
    if (!seat || !group) continue;
    const position = publicSeat(snapshot, seat).standings;
    groups.push({ ...groupLink(snapshot, group), position, weight: group.weight });
  }
  return groups.sort((a, b) => a.weight - b.weight).map(({ weight: _, ...group }) => group);
}
