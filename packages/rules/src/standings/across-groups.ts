import type { Criteria } from './criteria-of.ts';
import type { StandingsTeam, Tally } from './input.ts';
import type { Placing } from './placing.ts';
import { orderTeams } from './order.ts';
import { byId, type OrderContext } from './split.ts';
import { criteriaInForce, drawnLots } from './standings.ts';

/** A team that stands on the compared place of its own group, with what it has won there. */
export interface AcrossTeam extends Tally, StandingsTeam {}

export interface AcrossInput extends Criteria {
  readonly teams: Iterable<AcrossTeam>;
  /** Every group is finished: chooses the list. */
  readonly finished: boolean;
  readonly withdrawn?: ReadonlySet<number>;
  /** Sums are compared, also where groups differ in size; else sums divided by games there. */
  readonly sums?: boolean;
}

/** Lists without criteria of head-to-head: teams of different groups have not met. */
export function acrossCriteria({ criteria, criteriaUnfinished }: Criteria): Criteria {
  const across = (list: Criteria['criteria']) => list.filter((one) => !one.startsWith('headToHead'));
  return { criteria: across(criteria), criteriaUnfinished: across(criteriaUnfinished) };
}

/**
 * Orders teams on the same place of several groups, as for the best thirds (rules ST16, ST17). They have not met, so criteria of
 * head-to-head are left out of the lists. Where they have played different numbers of matches, values are those of one match:
 * the quotients of small whole numbers, equal exactly when the fractions are.
 */
export function standingsAcross(input: AcrossInput): Placing[] {
  const teams = [...input.teams];
  const withdrawn = input.withdrawn ?? new Set<number>();
  const context: OrderContext = {
    fixtures: [],
    lots: drawnLots(teams),
    withdrawn,
    overall: new Map(teams.map(({ teamId, lot: _, lotDrawnAt: __, ...tally }) => [teamId, tally])),
    perMatch: !input.sums && new Set(teams.map(({ games }) => games)).size > 1,
  };
  const criteria = criteriaInForce({ ...acrossCriteria(input), finished: input.finished }, withdrawn);
  return orderTeams(byId(teams.map(({ teamId }) => teamId)), criteria, input.finished, context);
}
