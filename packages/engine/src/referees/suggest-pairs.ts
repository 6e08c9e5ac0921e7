import type { AppointmentProblem } from './appointment-problem.ts';
import type { AppointmentInput, Appointments } from './input.ts';
import { pairEvaluator } from './evaluate-appointments.ts';

/** Effect of appointing a pair to a match. */
export interface PricedPair {
  readonly pair: string;
  /** Tenths of a point; negative: cheaper than now. */
  readonly rise: number;
  /** Additional problems, broken rules first. */
  readonly problems: readonly AppointmentProblem[];
  readonly broken: number;
  /** Number of matches of the pair, including this one. */
  readonly load: number;
}

/** All pairs for a match except the present one: fewest broken rules first, then the cheapest. */
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

/** At most this number of pairs that break no rule. */
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
