import { bracketMatchOf } from './bracket-match.ts';
import { certainAt } from './certain-seats.ts';
import { slugOfGroup } from './group-index.ts';
import { teamHead } from './heads.ts';
import type { Opponent, SeatPlaceholder, TeamHead } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { tableOf } from './table-of.ts';
import { groupOf, isCategoryHidden } from './visibility.ts';

/** Who plays at home: a team, or its placeholder until the team is known. */
export function homeOf(snapshot: Snapshot, match: Match): Opponent {
  const { homeTeamCompetitionGroupId, homeTeamCompetitionStandings } = match;
  const { homeTeamId } = match.cancelled ?? match;
  return opponent(snapshot, homeTeamId, homeTeamCompetitionGroupId, homeTeamCompetitionStandings);
}

/** The same of the away side. */
export function awayOf(snapshot: Snapshot, match: Match): Opponent {
  const { awayTeamCompetitionGroupId, awayTeamCompetitionStandings } = match;
  const { awayTeamId } = match.cancelled ?? match;
  return opponent(snapshot, awayTeamId, awayTeamCompetitionGroupId, awayTeamCompetitionStandings);
}

/** The team of a side, or its placeholder until the team is known. */
export function opponent(
  snapshot: Snapshot,
  teamId: number | null,
  groupId: number | null,
  standing: number | null,
): Opponent {
  const team = teamHead(snapshot, teamId);
  if (team || groupId === null || standing === null) return { team, placeholder: null, projected: null };
  const waiting = placeholder(snapshot, groupId, standing);
  const certain = teamHead(snapshot, certainAt(snapshot, groupId).get(standing) ?? null);
  if (certain) return { team: null, placeholder: waiting, projected: certain, certain: true };
  return { team: null, placeholder: waiting, projected: projectedTeam(snapshot, groupId, standing) };
}

function placeholder(snapshot: Snapshot, groupId: number, standing: number): SeatPlaceholder | null {
  const group = groupOf(snapshot, groupId);
  if (!group) return null;
  const { comparedPlace } = group;
  const label = { groupLabel: group.label, groupSlug: slugOfGroup(snapshot, group) };
  const place = { standing, ...label, ...(comparedPlace == null ? {} : { comparedPlace }) };
  const match = bracketMatchOf(snapshot, group);
  return match ? { ...place, match: match.matchNumber } : place;
}

/**
 * The team that would take the seat if the running group ended now. null before the first result, and if a
 * lot would decide.
 */
function projectedTeam(snapshot: Snapshot, groupId: number, standing: number): TeamHead | null {
  const group = groupOf(snapshot, groupId);
  if (!group || isCategoryHidden(snapshot, group.categoryId)) return null;
  return teamHead(snapshot, tableOf(snapshot, groupId).projectedAt.get(standing) ?? null);
}
