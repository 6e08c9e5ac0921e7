import { allEndings, type Ending, endingFor } from './ending.ts';
import { factsOf } from './group-facts.ts';
import type { OutlookInput } from './input.ts';
import { exactUpTo } from './outlook.ts';
import { placesIn } from './places.ts';

/** A range of places. */
export interface PlaceRange {
  readonly best: number;
  readonly worst: number;
}

/** Possible places by team after one result of a match between them. */
export interface Stake {
  /** Result of the first team. */
  readonly result: 'win' | 'tie' | 'loss';
  readonly places: readonly [PlaceRange, PlaceRange];
}

const results = { win: 1, tie: 0, loss: -1 } as const satisfies Record<Stake['result'], Ending>;

/**
 * The possible places of two teams after each result of their open match. null if they have no or two open
 * matches, or if too many matches are open to examine all endings.
 */
export function stakeOf(input: OutlookInput, [first, second]: readonly [number, number]): Stake[] | null {
  const facts = factsOf(input);
  if (facts.open.length > exactUpTo) return null;
  const [one, other] = [facts.ids.indexOf(first), facts.ids.indexOf(second)];
  const between = facts.open.flatMap(({ home, away }, at) =>
    (home === one && away === other) || (home === other && away === one) ? [at] : [],
  );
  const [match] = between;
  if (match === undefined || between.length > 1) return null;
  const all = allEndings(facts.open.length, input.drawsPossible).map((endings) => {
    const scenario = { endings };
    return { ending: endingFor(facts, scenario, match, one), places: placesIn(facts, scenario) };
  });
  return (['win', 'tie', 'loss'] as const).flatMap((result) => {
    const possible = all.filter(({ ending }) => ending === results[result]);
    const range = (team: number): PlaceRange => ({
      best: Math.min(...possible.map(({ places }) => places.best[team] ?? 1)),
      worst: Math.max(...possible.map(({ places }) => places.worst[team] ?? 1)),
    });
    return possible.length === 0 ? [] : [{ result, places: [range(one), range(other)] as const }];
  });
}
