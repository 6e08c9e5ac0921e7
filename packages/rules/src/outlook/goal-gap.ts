import { endingFor, type Ending, type Scenario } from './ending.ts';
import type { GroupFacts, Settled } from './group-facts.ts';

/** The goals or punishments that a criterion counts. Fewer punishments are better, and no score says how many there will be. */
export interface GoalCount {
  readonly kind: 'difference' | 'goals' | 'cards' | 'fairPlay';
  /** Only matches among these teams; null: all matches. */
  readonly among: readonly number[] | null;
}

/** Integer bounds for the difference between two teams; infinite without a limit. */
export interface Gap {
  readonly least: number;
  readonly most: number;
}

/** Weights of an open match: of the winner's margin, of the loser's goals, and of the punishments of the home and the away team. */
interface OpenShare {
  readonly match: number;
  readonly margins: number;
  readonly goals: number;
  readonly home: number;
  readonly away: number;
}

/** Difference between two teams: the settled part, and the contribution of each open match. */
export interface GoalSum {
  readonly settled: number;
  readonly open: readonly OpenShare[];
}

/**
 * The lead of one team over another as a linear sum over the scores of the open matches. What both gain from
 * one match cancels out, so that a tie between them never separates them.
 */
export function sumBetween(
  facts: GroupFacts,
  scenario: Scenario,
  count: GoalCount,
  [one, other]: readonly [number, number],
): GoalSum {
  const settled = facts[count.kind];
  const isPunishment = count.kind === 'cards' || count.kind === 'fairPlay';
  const open = facts.open.flatMap(({ home, away }, match): OpenShare[] => {
    if (home !== one && home !== other && away !== one && away !== other) return [];
    if (count.among && !(count.among.includes(home) && count.among.includes(away))) return [];
    if (isPunishment) {
      const weight = (team: number) => (team === other ? 1 : team === one ? -1 : 0);
      return [{ match, margins: 0, goals: 0, home: weight(home), away: weight(away) }];
    }
    const own = endingFor(facts, scenario, match, one);
    const theirs = endingFor(facts, scenario, match, other);
    const margins = weightOfMargin(own, count) - weightOfMargin(theirs, count);
    // Both teams get the loser's goals; the winner also gets the margin.
    const goals = count.kind === 'goals' ? plays(own) - plays(theirs) : 0;
    return [{ match, margins, goals, home: 0, away: 0 }];
  });
  const lead = settledValue(settled, one, count) - settledValue(settled, other, count);
  return { settled: isPunishment ? -lead : lead, open };
}

/** Bounds of the lead of one team over another for any scores of the open matches. */
export function gapBetween(
  facts: GroupFacts,
  scenario: Scenario,
  count: GoalCount,
  pair: readonly [number, number],
): Gap {
  const { settled, open } = sumBetween(facts, scenario, count, pair);
  let [least, most] = [settled, settled];
  for (const { match, margins, goals, home, away } of open) {
    const [thin, wide] = scenario.limit?.match === match ? limits(scenario) : anyMargin;
    least += times(margins, margins > 0 ? thin : wide);
    most += times(margins, margins > 0 ? wide : thin);
    if (goals > 0 || home > 0 || away > 0) most = Infinity;
    if (goals < 0 || home < 0 || away < 0) least = -Infinity;
  }
  return { least, most };
}

const anyMargin = [1, Infinity] as const;

function limits({ limit }: Scenario): readonly [number, number] {
  return limit ? [limit.least, limit.most] : anyMargin;
}

function settledValue(settled: Settled, team: number, { among }: GoalCount): number {
  if (!among) return settled.all[team] ?? 0;
  return among.reduce((sum, other) => sum + (settled.against[team]?.[other] ?? 0), 0);
}

function weightOfMargin(ending: Ending | null, { kind }: GoalCount): number {
  if (ending === null) return 0;
  return kind === 'difference' ? ending : Math.max(ending, 0);
}

function plays(ending: Ending | null): number {
  return ending === null ? 0 : 1;
}

/** Zero times infinity is zero. */
function times(weight: number, margin: number): number {
  return weight === 0 ? 0 : weight * margin;
}
