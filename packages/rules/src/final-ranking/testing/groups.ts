import { emptyTally, type Placing } from '../../standings/index.ts';
import type { RankedGroup } from '../input.ts';

const none: Pick<Placing, 'reason' | 'path' | 'needsLots' | 'withdrawn'> = {
  reason: null,
  path: [],
  needsLots: false,
  withdrawn: false,
};

/** Placings in the order of the teams, with points and goals that fit their places. */
function placingsOf(teamIds: readonly number[], points: readonly number[] = []): Placing[] {
  return teamIds.map((teamId, index) => ({
    ...emptyTally,
    ...none,
    teamId,
    position: index + 1,
    tied: [],
    games: teamIds.length - 1,
    points: points[index] ?? 2 * (teamIds.length - 1 - index),
    goalsScored: 10 * (teamIds.length - index),
  }));
}

/** A group with a ranking, best first. */
export function aRankedGroup(
  id: number,
  teamIds: readonly number[],
  more: Partial<RankedGroup> & { readonly points?: readonly number[] } = {},
): RankedGroup {
  const { points, ...group } = more;
  return {
    id,
    playoff: null,
    isBracket: false,
    round: 1,
    placings: placingsOf(teamIds, points),
    ...group,
  };
}

/** A match without a winner. */
export function aBracketMatch(
  id: number,
  round: number,
  teamIds: readonly [number, number],
  playoff = 'A',
): RankedGroup {
  return aRankedGroup(id, teamIds, { round, playoff, isBracket: true });
}

/** Nobody has won it. */
export function anUndecidedMatch(id: number, round: number, [one, other]: readonly [number, number]) {
  const placings = placingsOf([one, other], [0, 0]).map((placing) => ({
    ...placing,
    tied: [placing.teamId === one ? other : one],
  }));
  return { ...aBracketMatch(id, round, [one, other]), placings };
}
