import {
  compareTeams,
  countryHead,
  headOfTeam,
  sliceHead,
  categoryHead,
  teamsOfClub,
} from '../lookups/heads.ts';
import { matchesOfTeams } from '../lookups/matches-of-teams.ts';
import { cancelledOfTeams } from './calendar.ts';
import type { PublicTeamDetail, PublicTeamMember, TeamSlice } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Team } from '../../tournament/index.ts';
import { spotsOf } from '../lookups/hall-spots.ts';
import { aheadOfTeam } from '../lookups/team-ahead.ts';
import { groupsOfTeam } from '../lookups/team-groups.ts';
import { finalPlaceOf } from './ranking-slice.ts';
import { tickets } from '../lookups/ticket.ts';
import { isCategoryHidden } from '../lookups/visibility.ts';

/** The page of a team; null if its category is not in the snapshot. `detail` is the loaded part. */
export function teamSlice(snapshot: Snapshot, team: Team, detail: PublicTeamDetail | null): TeamSlice | null {
  const category = snapshot.categories.get(team.teamCategoryId);
  if (!category) return null;
  return {
    ...sliceHead(snapshot),
    team: headOfTeam(snapshot, team),
    ...(team.withdrawn ? { withdrawn: true as const } : {}),
    category: categoryHead(snapshot, category),
    club: { id: team.clubId, name: team.clubName },
    country: countryHead(snapshot, team.clubCountryCode),
    groups: groupsOfTeam(snapshot, team.id),
    finalPlace: finalPlaceOf(snapshot, team),
    ...matchesAround(snapshot, team.id),
    participants: detail && publicMembers(snapshot, team, detail.participants),
    otherTeams: otherTeams(snapshot, team),
    ...(detail && detail.earlierYears.length > 0 ? { earlierYears: detail.earlierYears } : {}),
  };
}

/** Certain matches, possible next steps, and locations. */
function matchesAround(
  snapshot: Snapshot,
  teamId: number,
): Pick<TeamSlice, 'matches' | 'cancelled' | 'ahead' | 'spots'> {
  const matches = tickets(snapshot, matchesOfTeams(snapshot, [teamId]));
  const ahead = aheadOfTeam(snapshot, teamId);
  const cancelled = tickets(snapshot, cancelledOfTeams(snapshot, [teamId]));
  const all = [...matches, ...ahead.flatMap(({ match }) => match ?? [])];
  return {
    matches,
    ...(cancelled.length > 0 ? { cancelled } : {}),
    ahead,
    spots: spotsOf(snapshot, all),
  };
}

/** Goals reveal results. */
function publicMembers(
  snapshot: Snapshot,
  team: Team,
  members: readonly PublicTeamMember[],
): readonly PublicTeamMember[] {
  const isHidden = isCategoryHidden(snapshot, team.teamCategoryId);
  return isHidden ? members.map((one) => ({ ...one, goals: null })) : members;
}

/** By category in the organiser's order, without withdrawn teams. */
function otherTeams(snapshot: Snapshot, team: Team): TeamSlice['otherTeams'] {
  const weight = (id: number) => snapshot.categories.get(id)?.weight ?? 0;
  return (teamsOfClub(snapshot.teams).get(team.clubId) ?? [])
    .filter(({ id, withdrawn }) => id !== team.id && !withdrawn)
    .toSorted((a, b) => weight(a.teamCategoryId) - weight(b.teamCategoryId) || compareTeams(a, b))
    .flatMap((other) => {
      const category = snapshot.categories.get(other.teamCategoryId);
      return category ? [{ ...headOfTeam(snapshot, other), category: categoryHead(snapshot, category) }] : [];
    });
}
