import type { Outcomes, OwnResult } from './aims.ts';
import { canMiss } from './can-miss.ts';
import type { MarginLimit } from './ending.ts';
import { placesIn } from './places.ts';

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
