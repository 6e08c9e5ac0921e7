import { emptyTally } from '../../standings/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Group, GroupTeam, Match } from '../../tournament/index.ts';

/**
 * Results of a category may be hidden, as for the youngest. Then its matches show teams, place, time and
 * stage only, without score, walkover, shoot-out, standings, projections and events.
 */
export function isCategoryHidden(snapshot: Snapshot, categoryId: number | null): boolean {
  return categoryId !== null && (snapshot.categories.get(categoryId)?.resultsHidden ?? false);
}

export function groupOf(snapshot: Snapshot, id: number | null): Group | null {
  return id === null ? null : (snapshot.groups.get(id) ?? null);
}

/** Category of the match's group; without a group, of its teams. */
export function categoryOfMatch(snapshot: Snapshot, match: Match): Category | null {
  const group = groupOf(snapshot, match.competitionGroupId);
  const teamId = match.homeTeamId ?? match.awayTeamId;
  const team = teamId === null ? undefined : snapshot.teams.get(teamId);
  const categoryId = group?.categoryId ?? team?.teamCategoryId;
  return categoryId === undefined ? null : (snapshot.categories.get(categoryId) ?? null);
}

export function isResultHidden(snapshot: Snapshot, match: Match): boolean {
  return categoryOfMatch(snapshot, match)?.resultsHidden ?? false;
}

/** The public fields of a match. */
export function publicMatch(snapshot: Snapshot, match: Match): Match {
  if (!isResultHidden(snapshot, match)) return match;
  const { ruling: _, endedInExtraTime: __, ...shown } = match;
  return {
    ...shown,
    homeScore: null,
    awayScore: null,
    homeGoalsCount: 0,
    awayGoalsCount: 0,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    walkOver: null,
    endedInShootout: false,
    corrected: false,
    beingChecked: false,
  };
}

/** The public fields of a seat. */
export function publicSeat(snapshot: Snapshot, seat: GroupTeam): GroupTeam {
  if (!isCategoryHidden(snapshot, groupOf(snapshot, seat.competitionGroupId)?.categoryId ?? null))
    return seat;
  const { deducted: _, deductionReason: __, ...shown } = seat;
  return {
    ...shown,
    standings: null,
    ...emptyTally,
    lot: null,
    lotDrawnAt: null,
  };
}
