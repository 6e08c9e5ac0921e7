import { groupOutcome, isComparison } from '../../bracket/index.ts';
import type { BracketMatch, Competition } from '../../bracket/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { competitionAround } from './competition-around.ts';
import { matchesOfGroup } from './matches-of.ts';
import { isFinished } from './progress.ts';
import type { PlaceChange } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { groupOf, isResultHidden } from './visibility.ts';

/**
 * Which places of its group a finished match has changed, from the tables just before and after it, without
 * matches that ended later. Empty: none, no earlier matches, or unknown (rule OU16).
 */
export function effectOf(snapshot: Snapshot, match: Match): PlaceChange[] {
  const group = groupOf(snapshot, match.competitionGroupId);
  const isPublished = isFinished(snapshot, match) && !isResultHidden(snapshot, match);
  if (!group || !isPublished || snapshot.rulesKnown === false) return [];
  if (isComparison(group) || bracketMatchOf(snapshot, group)) return [];
  const later = matchesOfGroup(snapshot, group.id).filter(
    (other) => isFinished(snapshot, other) && comesAfter(other, match),
  );
  const competition = competitionAround(snapshot, group.id);
  const placesWithout = (left: readonly Match[]) => {
    const { placings } = groupOutcome(withoutResults(competition, group.id, left), group.id);
    return placings.some(({ games }) => games > 0)
      ? new Map(placings.map(({ teamId, position }) => [teamId, position]))
      : null;
  };
  const before = placesWithout([...later, match]);
  const after = placesWithout(later);
  if (!before || !after) return [];
  return [...after]
    .flatMap(([teamId, to]) => {
      const from = before.get(teamId);
      return from === undefined || from === to ? [] : [{ teamId, from, to }];
    })
    .sort((a, b) => a.to - b.to);
}

function comesAfter(other: Match, match: Match): boolean {
  const [a, b] = [other, match].map(({ endedAt, startsAt }) => endedAt ?? startsAt ?? '');
  return a === b ? other.id > match.id : (a ?? '') > (b ?? '');
}

/** The competition without the results of these matches of a group. */
function withoutResults(competition: Competition, groupId: number, left: readonly Match[]): Competition {
  const ids = new Set(left.map(({ id }) => id));
  const [unstarted] = competition.unstartedStages;
  if (unstarted === undefined) return competition;
  const unplayed = (match: BracketMatch): BracketMatch => ({
    ...match,
    competitionMatchStageId: unstarted,
    homeScore: null,
    awayScore: null,
    homeGoalsCount: 0,
    awayGoalsCount: 0,
    walkOver: null,
  });
  const matches = (competition.matchesOfGroup.get(groupId) ?? []).map((match) =>
    ids.has(match.id) ? unplayed(match) : match,
  );
  return { ...competition, matchesOfGroup: new Map(competition.matchesOfGroup).set(groupId, matches) };
}
