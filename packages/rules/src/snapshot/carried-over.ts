import { matchesOfTeam } from './match-index.ts';
import { matchesOf } from './progress.ts';
import { seatIndex, seatsOfGroup } from './seat-index.ts';
import type { Group, Match, Snapshot } from './snapshot.ts';
import { groupOf } from './visibility.ts';

/**
 * Matches that the teams of a group bring along: played against each other in the group
 * that both came from. In playing order; empty unless the group carries results over.
 */
export function carriedOverMatches(snapshot: Snapshot, group: Group): Match[] {
  if (!group.carriesOver) return [];
  const cameFrom = new Map<number, number>();
  for (const { teamId, predecessorCompetitionGroupId: earlier } of seatsOfGroup(snapshot, group.id)) {
    if (teamId !== null && earlier !== null) cameFrom.set(teamId, earlier);
  }
  const matches: Match[] = [];
  for (const [teamId, earlier] of cameFrom) {
    for (const match of matchesOf(snapshot, matchesOfTeam(snapshot.matches).get(teamId))) {
      if (match.homeTeamId !== teamId || match.awayTeamId === null) continue;
      if (match.competitionGroupId === earlier && cameFrom.get(match.awayTeamId) === earlier) {
        matches.push(match);
      }
    }
  }
  return matches;
}

/** Later groups that count the match among their own. */
export function carryingOver(snapshot: Snapshot, match: Match): Group[] {
  const { competitionGroupId: earlier, homeTeamId, awayTeamId } = match;
  if (earlier === null || homeTeamId === null || awayTeamId === null) return [];
  const seatsFrom = (teamId: number) =>
    (seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? [])
      .flatMap((id) => snapshot.groupTeams.get(id) ?? [])
      .filter((seat) => seat.predecessorCompetitionGroupId === earlier);
  const away = new Set(seatsFrom(awayTeamId).map((seat) => seat.competitionGroupId));
  return seatsFrom(homeTeamId)
    .flatMap(({ competitionGroupId }) => groupOf(snapshot, competitionGroupId) ?? [])
    .filter((group) => group.carriesOver && away.has(group.id));
}
