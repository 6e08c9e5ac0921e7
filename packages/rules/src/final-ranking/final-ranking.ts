import { BracketExits } from './bracket-exits.ts';
import type { FinalPlace, FinalRankingInput, PlaceReason } from './input.ts';
import { orderLevel, type Level } from './order-level.ts';
import { pathsOf, standingOf, type Step } from './paths.ts';
import { type Unit, unitsOf } from './units.ts';

interface Finished {
  readonly input: FinalRankingInput;
  readonly paths: ReadonlyMap<number, readonly Step[]>;
  readonly exits: BracketExits;
}

/**
 * The place of every team of a category whose groups are all finished, with the rule that made it
 * (docs/rules/final-ranking.md). Best first; tied teams by ascending id. Does not depend on the order of the
 * rows.
 */
export function finalRanking(input: FinalRankingInput): FinalPlace[] {
  const staying = new Set(input.teams.flatMap(({ teamId, withdrawn }) => (withdrawn ? [] : teamId)));
  const all = pathsOf(input.groups);
  const paths = new Map([...all].filter(([teamId]) => staying.has(teamId)));
  const finished = { input, paths, exits: new BracketExits(input.groups, all) };
  const places: FinalPlace[] = [];
  for (const unit of unitsOf(input.groups, paths))
    for (const level of levelsOf(finished, unit)) addLevel(finished, places, level);
  const left = (isLeft: (teamId: number) => boolean) =>
    input.teams.map(({ teamId }) => teamId).filter((teamId) => isLeft(teamId));
  addAlike(
    places,
    left((id) => staying.has(id) && !paths.has(id)),
    { rule: 'unplayed' },
  );
  addAlike(
    places,
    left((id) => !staying.has(id)),
    { rule: 'withdrawn' },
  );
  return places;
}

/** Teams of a unit, best level first. */
function levelsOf({ input, paths, exits }: Finished, { teamIds, isBracket }: Unit): Level[] {
  const ofPosition = new Map<number, number[]>();
  for (const teamId of teamIds) {
    const last = paths.get(teamId)?.at(-1);
    if (!last) continue;
    const position = isBracket ? exits.exit(last).position : standingOf(last);
    ofPosition.set(position, [...(ofPosition.get(position) ?? []), teamId]);
  }
  return [...ofPosition]
    .sort(([a], [b]) => a - b)
    .flatMap(([, level]) => orderLevel(input, paths, level.toSorted(ascending)));
}

function addLevel(finished: Finished, places: FinalPlace[], { teamIds, compared }: Level): void {
  const place = places.length + 1;
  const shared = teamIds.length > 1;
  for (const teamId of teamIds.toSorted(ascending))
    places.push({ teamId, place, shared, reason: reasonOf(finished, teamId, place, compared) });
}

function reasonOf(
  { paths, exits }: Finished,
  teamId: number,
  place: number,
  compared: Level['compared'],
): PlaceReason {
  const last = paths.get(teamId)?.at(-1);
  if (!last) return { rule: 'unplayed' };
  const groupId = last.group.id;
  const settled = compared(teamId);
  if (!last.group.isBracket) return { rule: 'group', groupId, standing: standingOf(last), compared: settled };
  const { isDecided, won, base } = exits.exit(last);
  if (!isDecided || settled) return { rule: 'round', groupId, compared: settled };
  return { rule: 'match', groupId, won, first: won ? place : place - 1, isFinal: base === 1 };
}

/** Adds teams that nothing separates. */
function addAlike(places: FinalPlace[], teamIds: readonly number[], reason: PlaceReason): void {
  const place = places.length + 1;
  const shared = teamIds.length > 1;
  for (const teamId of teamIds.toSorted(ascending)) places.push({ teamId, place, shared, reason });
}

function ascending(a: number, b: number): number {
  return a - b;
}
