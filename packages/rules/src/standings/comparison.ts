import type { Criteria } from './criteria-of.ts';
import type { Punished, StandingsTeam, Tally } from './input.ts';
import { unpunished } from './tally.ts';
import type { Placing } from './placing.ts';
import { orderTeams } from './order.ts';
import { byId, type OrderContext } from './split.ts';
import { criteriaInForce, drawnLots } from './standings.ts';

/** A team in the compared place of its own group, with its results there. */
export interface AcrossTeam extends Tally, StandingsTeam {
  readonly punished?: Punished | undefined;
}

export interface AcrossInput extends Criteria {
  readonly teams: Iterable<AcrossTeam>;
  /** Whether all groups are finished, which selects the criteria. */
  readonly finished: boolean;
  readonly withdrawn?: ReadonlySet<number>;
  /** Compare sums even if groups differ in size; otherwise values per match. */
  readonly sums?: boolean;
}

/** Criteria without head-to-head ones: teams of different groups have not met. */
export function acrossCriteria({ criteria, criteriaUnfinished }: Criteria): Criteria {
  const across = (list: Criteria['criteria']) => list.filter((one) => !one.startsWith('headToHead'));
  return { criteria: across(criteria), criteriaUnfinished: across(criteriaUnfinished) };
}

/**
 * Orders teams in the same place of several groups, such as the best thirds (rules ST16, ST17). They have not
 * met, so that head-to-head criteria are left out. If numbers of matches differ, values are per match:
 * quotients of small integers, which are equal exactly if the fractions are.
 */
export function standingsAcross(input: AcrossInput): Placing[] {
  const teams = [...input.teams];
  const withdrawn = input.withdrawn ?? new Set<number>();
  const context: OrderContext = {
    fixtures: [],
    lots: drawnLots(teams),
    withdrawn,
    overall: new Map(
      teams.map(({ teamId, lot: _, lotDrawnAt: __, punished: ___, ...tally }) => [teamId, tally]),
    ),
    punished: new Map(teams.map(({ teamId, punished = unpunished }) => [teamId, punished])),
    perMatch: !input.sums && new Set(teams.map(({ games }) => games)).size > 1,
  };
  const criteria = criteriaInForce({ ...acrossCriteria(input), finished: input.finished }, withdrawn);
  return orderTeams(byId(teams.map(({ teamId }) => teamId)), criteria, input.finished, context);
}
