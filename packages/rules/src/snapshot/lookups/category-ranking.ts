import { isComparison } from '../../bracket/index.ts';
import {
  type FinalPlace,
  finalRanking,
  type RankedGroup,
  type RankedTeam,
} from '../../final-ranking/index.ts';
import { criteriaOf } from '../../standings/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { bestPlaceOfRound, type Category, type Group } from '../../tournament/index.ts';
import { derived } from './derived.ts';
import { groupsOfCategory } from './group-index.ts';
import { matchesOfGroup } from './matches-of.ts';
import { seatIndex, seatsOfGroup } from './seat-index.ts';
import { shownTeams } from './shown-teams.ts';
import { tableOf } from './table-of.ts';

const known = derived((_: Snapshot) => new Map<number, readonly FinalPlace[] | null>());

/** Final places of a category; null before it is finished, and if results are hidden (rule FP1). */
export function categoryRanking(snapshot: Snapshot, category: Category): readonly FinalPlace[] | null {
  if (category.resultsHidden) return null;
  const rankings = known(snapshot);
  const found = rankings.get(category.id);
  if (found !== undefined) return found;
  const made = isCategoryFinished(snapshot, category) ? rankedCategory(snapshot, category) : null;
  rankings.set(category.id, made);
  return made;
}

/**
 * Whether all groups of a category are finished. The last rounds are checked first, since they usually
 * decide.
 */
export function isCategoryFinished(snapshot: Snapshot, { id }: Category): boolean {
  const groups = groupsOfCategory(snapshot, id).filter(
    (group) => !isComparison(group) && isUsed(snapshot, group),
  );
  return groups.length > 0 && groups.toReversed().every((group) => tableOf(snapshot, group.id).finished);
}

/** Whether a group has teams or waits for some. */
function isUsed(snapshot: Snapshot, { id }: Group): boolean {
  return seatsOfGroup(snapshot, id).some(
    ({ teamId, predecessorCompetitionGroupId }) => teamId !== null || predecessorCompetitionGroupId !== null,
  );
}

function rankedCategory(snapshot: Snapshot, category: Category): FinalPlace[] {
  return finalRanking({
    ...criteriaOf(snapshot.edition, category),
    sums: snapshot.edition.comparesSums === true,
    groups: rankedGroups(snapshot, category),
    teams: shownTeams(snapshot, category.id).map((team) => ({
      teamId: team.id,
      withdrawn: team.withdrawn,
      ...lotOf(snapshot, team.id),
    })),
  });
}

/** In the order of play: by first match, then by round. */
function rankedGroups(snapshot: Snapshot, category: Category): RankedGroup[] {
  return groupsOfCategory(snapshot, category.id)
    .map((group) => ({ group, first: matchesOfGroup(snapshot, group.id)[0] }))
    .filter(({ group, first }) => first !== undefined && !isComparison(group))
    .map(({ group, first }) => {
      const round = snapshot.roundLevels.get(group.roundLevelId);
      return { group, round, startsAt: first?.startsAt ?? '9999' };
    })
    .sort((a, b) =>
      a.startsAt === b.startsAt
        ? (a.round?.weight ?? 0) - (b.round?.weight ?? 0)
        : a.startsAt < b.startsAt
          ? -1
          : 1,
    )
    .map(({ group, round }) => ({
      id: group.id,
      playoff: group.playoffCategory,
      isBracket: round?.isBracket ?? false,
      round: group.roundLevelId,
      firstPlace: bestPlaceOfRound(round?.systemName ?? ''),
      placings: tableOf(snapshot, group.id).placings,
    }));
}

/** The lot of a team that was compared with those of other groups. */
function lotOf(snapshot: Snapshot, teamId: number): Pick<RankedTeam, 'lot' | 'lotDrawnAt'> {
  for (const id of seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? []) {
    const seat = snapshot.groupTeams.get(id);
    const group = seat && snapshot.groups.get(seat.competitionGroupId);
    if (seat?.lot != null && isComparison(group))
      return { lot: seat.lot, lotDrawnAt: seat.lotDrawnAt ?? null };
  }
  return {};
}
