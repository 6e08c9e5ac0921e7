import { carriedOverFixtures, fixturesOf, isComparison } from '../../bracket/index.ts';
import type { Competition } from '../../bracket/index.ts';
import { outlook, stakeOf } from '../../outlook/index.ts';
import type { OutlookInput, Stake } from '../../outlook/index.ts';
import { criteriaOf } from '../../standings/index.ts';
import { advancesOf } from './advances.ts';
import { competitionAround } from './competition-around.ts';
import { derived } from './derived.ts';
import { seatsOfGroup } from './seat-index.ts';
import type { Advance, GroupOutlook } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';
import { tableOf } from './table-of.ts';
import { isCategoryHidden } from './visibility.ts';

/** Maximal number of aims shown for one team. */
const aimsShown = 2;

const known = derived((_: Snapshot) => new Map<number, GroupOutlook | null>());

/**
 * The outlook of a group; null if it is decided, not begun, or has unknown teams. Computed once for each
 * group of a snapshot.
 */
export function groupOutlook(snapshot: Snapshot, group: Group): GroupOutlook | null {
  const outlooks = known(snapshot);
  const found = outlooks.get(group.id);
  if (found !== undefined) return found;
  const made = isOpen(snapshot, group) ? makeOutlook(snapshot, group) : null;
  outlooks.set(group.id, made);
  return made;
}

/** Comparisons have no matches; without the rules of the table there is no outlook. */
function isOpen(snapshot: Snapshot, group: Group): boolean {
  if (isComparison(group) || snapshot.rulesKnown === false) return false;
  const { finished, placings } = tableOf(snapshot, group.id);
  const begun = placings.some(({ games }) => games > 0);
  return begun && !finished && !isCategoryHidden(snapshot, group.categoryId);
}

/** The team in each place of an open group that no other team can take any more (rule OU13). */
export function certainPlaces(snapshot: Snapshot, group: Group): ReadonlyMap<number, number> {
  const input = isOpen(snapshot, group) ? outlookInput(snapshot, group) : null;
  const certain = input === null ? [] : outlook(input).teams.filter(({ best, worst }) => best === worst);
  const seated = certain.filter(({ teamId }) => snapshot.teams.get(teamId)?.withdrawn !== true);
  return new Map(seated.map(({ teamId, best }) => [best, teamId]));
}

/**
 * What the open match of two teams of a group decides, see `stakeOf`; empty if unknown, or before the first
 * match.
 */
export function stakeInGroup(
  snapshot: Snapshot,
  group: Group,
  teams: readonly [number, number],
): readonly Stake[] {
  const input = isOpen(snapshot, group) ? outlookInput(snapshot, group) : null;
  return (input && stakeOf(input, teams)) ?? [];
}

function makeOutlook(snapshot: Snapshot, group: Group): GroupOutlook | null {
  const input = outlookInput(snapshot, group);
  if (input === null) return null;
  const borders = bordersOf(
    advancesOf(snapshot, group.id),
    seatsOfGroup(snapshot, group.id).length,
    group.playoffCategory,
  );
  const found = outlook({ ...input, borders });
  return { ...found, teams: found.teams.map((team) => ({ ...team, aims: team.aims.slice(0, aimsShown) })) };
}

/** Without borders; null while teams are unknown. */
function outlookInput(snapshot: Snapshot, group: Group): OutlookInput | null {
  const competition = competitionAround(snapshot, group.id);
  const teams = teamsOf(snapshot, group);
  const fixtures = fixturesOf(competition, group.id);
  if (teams === null || fixtures.length < matchesOf(competition, group)) return null;
  const isBracket = snapshot.roundLevels.get(group.roundLevelId)?.isBracket ?? false;
  return {
    ...competition.options,
    teams,
    fixtures,
    carriedOver: carriedOverFixtures(competition, group.id),
    criteria: criteriaOf(snapshot.edition, snapshot.categories.get(group.categoryId)).criteria,
    drawsPossible: !isBracket || teams.length > 2,
    borders: [],
  };
}

function matchesOf(competition: Competition, { id }: Group): number {
  return competition.matchesOfGroup.get(id)?.length ?? 0;
}

interface OutlookTeam {
  readonly teamId: number;
  readonly lot: number | null;
  readonly deducted: number;
}

/** null while a seat has no team. */
function teamsOf(snapshot: Snapshot, group: Group): OutlookTeam[] | null {
  const seats = seatsOfGroup(snapshot, group.id);
  const isWaiting = seats.some(
    ({ teamId, predecessorCompetitionGroupId }) => teamId === null && predecessorCompetitionGroupId !== null,
  );
  if (isWaiting) return null;
  // Lots of different draws are not comparable.
  const draws = new Set(seats.filter(({ lot }) => lot !== null).map(({ lotDrawnAt }) => lotDrawnAt));
  return seats.flatMap(({ teamId, lot, deducted = 0 }) =>
    teamId === null ? [] : [{ teamId, lot: draws.size > 1 ? null : lot, deducted }],
  );
}

/** The last place of each zone of the table; without zones the first place. */
function bordersOf(
  advances: ReadonlyMap<number, Advance>,
  places: number,
  ownPlayoff: string | null,
): readonly number[] {
  if (advances.size === 0) return [1];
  const leadsTo = (place: number): string => destination(advances.get(place), ownPlayoff);
  return Array.from({ length: places - 1 }, (_, index) => index + 1).filter(
    (place) => leadsTo(place) !== leadsTo(place + 1),
  );
}

/**
 * A play-off that the group does not belong to counts as one destination, whichever of its groups a place
 * leads to.
 */
function destination(advance: Advance | undefined, ownPlayoff: string | null): string {
  if (!advance) return '';
  const { playoffCategory, groupSlug } = advance;
  const enters = playoffCategory !== null && playoffCategory !== ownPlayoff;
  return enters ? `play-off ${playoffCategory}` : `group ${groupSlug}`;
}
