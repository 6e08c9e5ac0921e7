import { matchSlug, teamDisplayName } from '../names/index.ts';
import { categoryOfMatch, stageOf, type Snapshot } from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';
import type { HallMatch, MatchNow, TaskMatch, TaskTeam } from './task.ts';

export function describeMatch(snapshot: Snapshot, match: Match): TaskMatch {
  const group = match.competitionGroupId === null ? null : snapshot.groups.get(match.competitionGroupId);
  return {
    id: match.id,
    matchNumber: match.matchNumber,
    slug: matchSlug(group?.label ?? null, match.matchNumber),
    groupLabel: group?.label ?? null,
    categoryCode: categoryOfMatch(snapshot, match)?.code ?? null,
    startsAt: match.startsAt,
  };
}

/** The same with the names of its teams, as a hall shows it. */
export function describeHallMatch(snapshot: Snapshot, match: Match): HallMatch {
  return {
    ...describeMatch(snapshot, match),
    home: describeTeam(snapshot, match.homeTeamId)?.name ?? null,
    away: describeTeam(snapshot, match.awayTeamId)?.name ?? null,
  };
}

export function describeNow(snapshot: Snapshot, match: Match): MatchNow {
  const { homeScore, awayScore, stageStartedAt, clock, halfLength } = match;
  const stageCode = stageOf(snapshot, match);
  return {
    ...describeHallMatch(snapshot, match),
    homeScore,
    awayScore,
    stageCode,
    stageStartedAt,
    clock,
    halfLength,
  };
}

export function describeTeam(snapshot: Snapshot, id: number | null): TaskTeam | null {
  const team = id === null ? undefined : snapshot.teams.get(id);
  if (!team) return null;
  const categoryCode = snapshot.categories.get(team.teamCategoryId)?.code ?? '';
  return { id: team.id, clubId: team.clubId, name: teamDisplayName(team), categoryCode };
}

export function instantOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
