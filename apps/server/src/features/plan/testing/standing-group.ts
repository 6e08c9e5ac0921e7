import type { StandingGroup, StandingSeat } from '../versions/standing.repository.ts';

/** A published group of a plan with one category. */
export const standingGroup: StandingGroup = {
  id: 1,
  planKey: 'MA A',
  label: 'MA-A',
  category: 'MA',
  categoryId: 1,
  level: 'preliminary',
  roundLevelId: 1,
  isBracket: false,
  playoff: null,
  carriesOver: false,
  comparedPlace: null,
  weight: 1,
};

/** Its seat with this number, on which the team with the same id is. */
export function standingSeat(number: number): StandingSeat {
  return {
    id: 100 + number,
    groupId: standingGroup.id,
    seat: number,
    teamId: number,
    predecessorGroupId: null,
    predecessorStandings: null,
    byHand: false,
  };
}
