import { endingFor, pointsFor } from './ending.ts';
import type { Aim } from './input.ts';
import { isSure, type Outcomes, type OwnResult } from './is-sure.ts';
import { marginThatSuffices } from './margin.ts';
import type { Possibility } from './places.ts';

/** What is needed to reach each of these borders, none of which is certain or out of reach. */
export function aimsOf(outcomes: Outcomes, borders: readonly number[]): Aim[] {
  if (borders.length === 0) return [];
  const own = ownResults(outcomes);
  return borders.map((place) => aim(outcomes, own, place));
}

function ownResults({ facts, team, all }: Outcomes): OwnResult[] {
  const found = new Map<string, OwnResult & { readonly possibilities: Possibility[] }>();
  for (const possibility of all) {
    const endings = facts.open.flatMap((_, match) => {
      const ending = endingFor(facts, possibility.scenario, match, team);
      return ending === null ? [] : [[match, ending] as const];
    });
    const known = found.get(endings.join());
    if (known) known.possibilities.push(possibility);
    else {
      const points = endings.reduce((sum, [, ending]) => sum + pointsFor(facts, ending), 0);
      found.set(endings.join(), { points, endings, possibilities: [possibility] });
    }
  }
  return [...found.values()];
}

function aim(outcomes: Outcomes, own: readonly OwnResult[], place: number): Aim {
  const { team } = outcomes;
  const isPossible = (one: OwnResult) =>
    one.possibilities.some(({ places }) => (places.best[team] ?? Infinity) <= place);
  const isNeverOut = (one: OwnResult) =>
    one.possibilities.every(({ places }) => (places.best[team] ?? Infinity) <= place);
  const sure = new Set(own.filter((one) => isSure(outcomes, place, [one])));
  const enough = enoughPoints(own, sure);
  const least = Math.min(...own.map(({ points }) => points));
  const needed = Math.min(...own.filter(isPossible).map(({ points }) => points));
  const best = own.find(({ endings }) => endings.every(([, ending]) => ending === 1));
  return {
    place,
    by: enough !== null ? 'own' : best && isNeverOut(best) ? 'goals' : 'others',
    enough,
    needed: needed > least ? needed : null,
    margin: marginThatSuffices(outcomes, own, place),
    beating: beatingSuffices(outcomes, own, { sure, enough }),
  };
}

/** The smallest number of points with which, or with more, every combination is sufficient. */
function enoughPoints(own: readonly OwnResult[], sure: ReadonlySet<OwnResult>): number | null {
  const unsure = own.filter((one) => !sure.has(one)).map(({ points }) => points);
  const above = own.map(({ points }) => points).filter((points) => points > Math.max(...unsure));
  return above.length === 0 ? null : Math.min(...above);
}

/** Opponents against whom a win alone is sufficient, although its points are not in general. */
function beatingSuffices(
  { facts, team }: Outcomes,
  own: readonly OwnResult[],
  { sure, enough }: { readonly sure: ReadonlySet<OwnResult>; readonly enough: number | null },
): number[] {
  return facts.open.flatMap(({ home, away }, match) => {
    const won = own.filter(({ endings }) => endings.some(([own, ending]) => own === match && ending === 1));
    const opponent = facts.ids[home === team ? away : home];
    const isNews = won.some(({ points }) => enough === null || points < enough);
    return opponent !== undefined && won.length > 0 && isNews && won.every((one) => sure.has(one))
      ? [opponent]
      : [];
  });
}
