import { isComparison } from '../../bracket/index.ts';
import { acrossCriteria, criteriaOf, tieExplanations } from '../../standings/index.ts';
import type { Reason } from '../../standings/index.ts';
import type { GroupOrder, TieExplanation } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { seatsOfGroup } from './seat-index.ts';
import { tableOf } from './table-of.ts';
import { isCategoryHidden } from './visibility.ts';

/** The criteria of a group, and the reasons of its places; hidden results have none. */
export function groupOrder(snapshot: Snapshot, group: Group): GroupOrder {
  const { finished, placings } = tableOf(snapshot, group.id);
  const lists = criteriaOf(snapshot.edition, snapshot.categories.get(group.categoryId));
  // Before the first result all teams are tied, which needs no explanation.
  const begun = placings.some(({ games }) => games > 0);
  const shown = begun && !isCategoryHidden(snapshot, group.categoryId);
  const own = isComparison(group) ? acrossCriteria(lists) : lists;
  const sizes = new Set(placings.map(({ games }) => games));
  const perMatch = isComparison(group) && !snapshot.edition.comparesSums && sizes.size > 1;
  return {
    criteria: finished ? own.criteria : own.criteriaUnfinished,
    criteriaFinished: own.criteria,
    ...(perMatch && { perMatch }),
    ties: shown ? tieExplanations(placings).flatMap((reason) => explanation(snapshot, group, reason)) : [],
  };
}

/** Teams of a finished group whose places lots have to decide. */
export function undecidedTeams(snapshot: Snapshot, groupId: number): Set<number> {
  const { placings } = tableOf(snapshot, groupId);
  return new Set(placings.filter(({ needsLots }) => needsLots).map(({ teamId }) => teamId));
}

function explanation(
  snapshot: Snapshot,
  group: Group,
  { criterion, teams, headToHead }: Reason,
): TieExplanation[] {
  if (criterion === 'withdrawn') return [];
  const ids = new Set(teams.map(({ teamId }) => teamId));
  const seat = seatsOfGroup(snapshot, group.id).find(({ teamId }) => teamId !== null && ids.has(teamId));
  const drawnAt = criterion === 'lots' ? seat?.lotDrawnAt : undefined;
  return [{ criterion, teams, headToHead, ...(drawnAt ? { drawnAt } : {}) }];
}
