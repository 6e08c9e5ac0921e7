import { type FormatDraft, addGroup } from './draft-groups.ts';
import type { FormatSeat, GroupStage, PlannedGroup } from './template.ts';

/**
 * One more match for every team of a group that is smaller than the largest, against a team of another such
 * group. If their number is odd, or only one group is small, teams of the largest groups play the missing
 * sides.
 */
export function planExtraMatches(
  draft: FormatDraft,
  stage: GroupStage,
  groups: readonly PlannedGroup[],
): void {
  const largest = Math.max(...groups.map(({ seats }) => seats.length));
  const small = groups.filter(({ seats }) => seats.length < largest);
  const large = groups.filter(({ seats }) => seats.length === largest).flatMap(({ seats }) => seats);
  const teams = small.flatMap(({ seats }) => seats);
  const pairs = small.length > 1 ? paired(teams, large) : teams.map((seat, index) => [seat, large[index]]);
  for (const [index, [one, other]] of pairs.entries()) {
    if (!one || !other) continue;
    const seats = [one, other];
    addGroup(draft, { ...extraGroup(stage, index + 1), seats }, 1);
  }
}

/** Each of the first half with one of the second: half the teams are never fewer than a group. */
function paired(teams: readonly FormatSeat[], large: readonly FormatSeat[]): (FormatSeat | undefined)[][] {
  const half = Math.floor(teams.length / 2);
  const pairs = teams.slice(0, half).map((seat, index) => [seat, teams[index + half]]);
  return teams.length % 2 === 0 ? pairs : [...pairs, [teams.at(-1), large[0]]];
}

function extraGroup(stage: GroupStage, order: number): Omit<PlannedGroup, 'seats'> {
  return {
    id: `${stage.id}X${order}`,
    stage: `${stage.id}X`,
    level: 'extra',
    playoff: null,
    isBracket: false,
    ranked: false,
    carriesOver: false,
    place: null,
  };
}
