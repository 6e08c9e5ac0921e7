import type { Outcomes, OwnResult } from './aims.ts';
import { canMiss } from './can-miss.ts';
import type { MarginLimit } from './ending.ts';
import { placesIn } from './places.ts';

/**
 * Whether a team finishes on the place or a better one, whatever the others do, when its own matches end like this; with
 * a limit, when the winner's margin in one of them lies within it. Pairs of teams answer most of it and are asked first.
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
