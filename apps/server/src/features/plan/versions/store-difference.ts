import { numberMatches } from '@sevenmetre/engine/plan';
import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { Placement } from '@sevenmetre/engine/schedule';
import type { Tx } from '../../../platform/database/index.ts';
import {
  type EditionRow,
  type MatchUpdate,
  cancelMatches,
  deleteGroups,
  deleteSeats,
  insertGroups,
  insertMatches,
  saveSeats,
  stageRepository,
  updateGroup,
  updateMatches,
} from '../../competition/index.ts';
import { ensureRoundLevels } from '../../reference-data/index.ts';
import { instantOf } from '../plan-edition.ts';
import type { Difference, MatchChange, Standing } from './difference.ts';
import { findLabels } from './publication.repository.ts';
import type { TargetGroup, TargetSeat } from './target.ts';

interface Storing {
  readonly edition: EditionRow;
  readonly settings: PlanSettings;
  readonly standing: Standing;
  readonly now: Date;
  /** Teams that their groups go on without. */
  readonly withoutTeamIds: readonly number[];
}

/**
 * Writes a difference. The caller holds the locks of edition, groups and matches, and derives tables and
 * seats afterwards.
 */
export async function storeDifference(difference: Difference, storing: Storing, tx: Tx): Promise<void> {
  const { now } = storing;
  await cancelMatches(
    difference.goneMatches.map(({ id }) => id),
    storing,
    tx,
  );
  await deleteGroups(
    difference.goneGroups.map(({ id }) => id),
    tx,
  );
  const groupIds = await storeGroups(difference, storing, tx);
  await deleteSeats(
    difference.goneSeats.map(({ id }) => id),
    tx,
  );
  const seats = difference.seats.map(({ group, seat, to }) => {
    return { groupId: idOf(groupIds, group), seat, ...sitting(to, groupIds) };
  });
  await saveSeats(seats, tx);
  const stood = difference.matches.filter(({ stands }) => stands !== null);
  await updateMatches(
    stood.map((change) => updateOf(change, groupIds, storing)),
    now,
    tx,
  );
  await storeNewMatches(difference.matches, groupIds, storing, tx);
}

type GroupIds = ReadonlyMap<string, number>;

/** Ids of all groups by key. */
async function storeGroups(
  { newGroups, changedGroups, goneGroups }: Difference,
  { edition, settings, standing }: Storing,
  tx: Tx,
): Promise<GroupIds> {
  const wanted = [...newGroups, ...changedGroups.map(({ target }) => target)];
  const levels = await ensureRoundLevels([...new Set(wanted.map(({ level }) => level))], tx);
  const level = ({ level: name }: TargetGroup) => {
    const id = levels.get(name);
    if (id === undefined) throw new Error(`there is no round level ${name}`);
    return id;
  };
  for (const { stands, target } of changedGroups) {
    const { playoff: playoffCategory, carriesOver, comparedPlace } = target;
    const changes = { playoffCategory, carriesOver, comparedPlace };
    await updateGroup(stands.id, { roundLevelId: level(target), ...changes }, tx);
  }
  const labels = await findLabels(edition.id, tx);
  const category = new Map(settings.categories.map(({ code, categoryId }) => [code, categoryId]));
  const rows = newGroups.map((group) => ({
    editionId: edition.id,
    categoryId: idOf(category, group.category),
    roundLevelId: level(group),
    planKey: group.key,
    label: freeLabel(group.label, labels),
    playoffCategory: group.playoff,
    carriesOver: group.carriesOver,
    comparedPlace: group.comparedPlace,
    weight: group.weight,
  }));
  const inserted = await insertGroups(rows, tx);
  const gone = new Set(goneGroups.map(({ id }) => id));
  const kept = standing.groups.filter(({ id }) => !gone.has(id));
  return new Map(
    [...kept, ...inserted].flatMap(({ id, planKey }) => (planKey === null ? [] : [[planKey, id]])),
  );
}

/** Labels are part of addresses: a used one is replaced by a free one. */
function freeLabel(wanted: string, taken: Set<string>): string {
  let label = wanted;
  for (let count = 2; taken.has(label); count += 1) label = `${wanted} (${count})`;
  taken.add(label);
  return label;
}

function sitting(to: TargetSeat, groupIds: GroupIds) {
  const nobody = { teamId: null, predecessorGroupId: null, predecessorStandings: null };
  if (to.kind === 'open') return nobody;
  if (to.kind === 'team') return { ...nobody, teamId: to.teamId };
  return { teamId: null, predecessorGroupId: idOf(groupIds, to.group), predecessorStandings: to.standing };
}

type Sides = Omit<MatchUpdate, 'id' | 'groupId' | 'startsAt' | 'placeId' | 'court'>;

function sidesOf({ home, away }: MatchChange['target'], groupIds: GroupIds): Sides {
  const [one, other] = [sitting(home, groupIds), sitting(away, groupIds)];
  return {
    homeTeamId: one.teamId,
    homePredecessorGroupId: one.predecessorGroupId,
    homePredecessorStandings: one.predecessorStandings,
    awayTeamId: other.teamId,
    awayPredecessorGroupId: other.predecessorGroupId,
    awayPredecessorStandings: other.predecessorStandings,
  };
}

function updateOf(change: MatchChange, groupIds: GroupIds, { edition }: Storing): MatchUpdate {
  const { stands, target, isOther, to } = change;
  if (stands === null) throw new Error(`${target.key} does not stand`);
  const { id, homeTeamId, homePredecessorGroupId, homePredecessorStandings } = stands;
  const { awayTeamId, awayPredecessorGroupId, awayPredecessorStandings } = stands;
  const sides = isOther
    ? sidesOf(target, groupIds)
    : {
        homeTeamId,
        homePredecessorGroupId,
        homePredecessorStandings,
        awayTeamId,
        awayPredecessorGroupId,
        awayPredecessorStandings,
      };
  const groupId = isOther ? idOf(groupIds, target.group) : stands.groupId;
  const { startsAt, ...where } = whereOf(to, edition);
  return { id, groupId, ...sides, startsAt: startsAt?.toISOString() ?? null, ...where };
}

/** A start that the clock change skips is treated as none. */
function whereOf(placement: Placement | null, edition: EditionRow) {
  const startsAt = placement && instantOf(placement.start, edition);
  if (!placement || !startsAt) return { startsAt: null, placeId: null, court: null };
  const [placeId] = placement.hall.split('/');
  return { startsAt, placeId: Number(placeId), court: placement.hall === placeId ? null : placement.hall };
}

async function storeNewMatches(
  changes: readonly MatchChange[],
  groupIds: GroupIds,
  { edition, settings, standing }: Storing,
  tx: Tx,
): Promise<void> {
  const fresh = changes.filter(({ stands }) => stands === null);
  if (fresh.length === 0) return;
  const numbers = numbersFor(fresh, standing, settings);
  const notStarted = (await stageRepository.findAll(tx)).find(({ code }) => code === 'not_started');
  if (!notStarted) throw new Error('there is no stage of matches that have not begun');
  const halves = new Map(settings.categories.map(({ code, halfMinutes }) => [code, halfMinutes * 60]));
  const rows = fresh.map(({ target, to }) => ({
    editionId: edition.id,
    planKey: target.key,
    matchNumber: idOf(numbers, target.key),
    groupId: idOf(groupIds, target.group),
    stageId: notStarted.id,
    halfLength: idOf(halves, target.category),
    ...sidesOf(target, groupIds),
    ...whereOf(to, edition),
  }));
  await insertMatches(rows, tx);
}

/** By time and court, matches without a place last. Numbers of cancelled matches are not reused. */
function numbersFor(
  fresh: readonly MatchChange[],
  { matches }: Standing,
  { courts }: PlanSettings,
): ReadonlyMap<string, number> {
  const given = new Map(matches.map(({ id, planKey, number }) => [planKey ?? `#${id}`, number]));
  const last = Number.MAX_SAFE_INTEGER;
  const placed = fresh.map(({ target, to }) => [target.key, to ?? { hall: '', start: last }] as const);
  return numberMatches(
    given,
    new Map(placed),
    courts.map(({ key }) => key),
  );
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`nothing is known by ${key}`);
  return id;
}
