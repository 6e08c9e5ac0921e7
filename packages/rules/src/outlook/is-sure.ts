import { canMiss } from './can-miss.ts';
import type { Ending, MarginLimit } from './ending.ts';
import type { GroupFacts } from './group-facts.ts';
import { type Possibility, placesIn } from './places.ts';

/** One combination of results of a team's own matches, with everything that the others can do then. */
export interface OwnResult {
  readonly points: number;
  /** Ending of each own match. */
  readonly endings: readonly (readonly [match: number, ending: Ending])[];
  readonly possibilities: readonly Possibility[];
}

/** All possible outcomes for a team. */
export interface Outcomes {
  readonly facts: GroupFacts;
  readonly team: number;
  readonly all: readonly Possibility[];
}

/**
 * Whether a team certainly reaches the place or a better one with these endings of its own matches, and
 * within the limit of the winner's margin in one of them. Pairs of teams are compared first, which decides
 * most cases.
 */
export function isSure(
  { facts, team }: Pick<Outcomes, 'facts' | 'team'>,
  place: number,
  [{ possibilities }, limit]: readonly [Pick<OwnResult, 'possibilities'>, MarginLimit?],
): boolean {
  return possibilities.every(({ scenario, places }) => {
    if ((places.worst[team] ?? Infinity) <= place) return true;
    if ((places.best[team] ?? Infinity) > place) return false;
    const limited = limit ? { ...scenario, limit } : scenario;
    if (limit && (placesIn(facts, limited).worst[team] ?? Infinity) <= place) return true;
    return !canMiss(facts, limited, [team, place]);
  });
}
