import type { AppointmentProblem } from './appointment-problem.ts';
import type { AppointmentInput, Appointments } from './input.ts';
import { pairEvaluator } from './evaluate-appointments.ts';

/** What it would mean if a pair led a match. */
export interface PricedPair {
  readonly pair: string;
  /** Tenths of a point; less than 0: better than now. */
  readonly rise: number;
  /** What would be wrong in addition, broken rules first. */
  readonly problems: readonly AppointmentProblem[];
  readonly broken: number;
  /** Matches that the pair would lead, this one included. */
  readonly load: number;
}

/** Every pair for a match: those who break fewest rules first, then the cheapest. Who leads it now is left out. */
export function pricePairs(
  input: AppointmentInput,
  appointments: Appointments,
  matchId: string,
): PricedPair[] {
  const match = input.matches.find(({ id }) => id === matchId);
  if (!match) return [];
  const evaluatePair = pairEvaluator(input);
  const led = Map.groupBy(input.matches, ({ id }) => appointments.get(id) ?? null);
  const priced = input.pairs.flatMap((pair): PricedPair[] => {
    const now = led.get(pair.id) ?? [];
    if (now.includes(match)) return [];
    const before = evaluatePair(pair, now);
    const after = evaluatePair(pair, [...now, match]);
    const isNew = ({ code, matches, cost }: AppointmentProblem) =>
      code !== 'load' &&
      !before.some((old) => old.code === code && old.cost >= cost && String(old.matches) === String(matches));
    const problems = after.filter(isNew).toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken));
    const broken = count(after) - count(before);
    return [{ pair: pair.id, rise: costOf(after) - costOf(before), problems, broken, load: now.length + 1 }];
  });
  return priced.toSorted((a, b) => a.broken - b.broken || a.rise - b.rise || a.load - b.load);
}

/** The best pairs that break no rule, at most so many. */
export function suggestPairs(
  input: AppointmentInput,
  appointments: Appointments,
  matchId: string,
  most: number,
): PricedPair[] {
  return pricePairs(input, appointments, matchId)
    .filter(({ broken }) => broken <= 0)
    .slice(0, most);
}

function count(problems: readonly AppointmentProblem[]): number {
  return problems.filter(({ isBroken }) => isBroken).length;
}

function costOf(problems: readonly AppointmentProblem[]): number {
  return problems.reduce((sum, { cost }) => sum + cost, 0);
}
