import { endingFor, type Ending, type Scenario } from './ending.ts';
import type { Ground, Settled } from './ground.ts';

/** Which goals a criterion counts. */
export interface GoalCount {
  readonly kind: 'difference' | 'goals';
  /** Only matches among these teams count; null: all matches. */
  readonly among: readonly number[] | null;
}

/** Between which whole numbers what one team has more than another must lie; infinite where nothing limits it. */
export interface Gap {
  readonly least: number;
  readonly most: number;
}

/**
 * By how much one team is ahead of another, whatever the scores of the open matches are. What both gain from one match
 * cancels out: a tie between the two never separates them.
 */
export function gapBetween(
  ground: Ground,
  scenario: Scenario,
  count: GoalCount,
  [one, other]: readonly [number, number],
): Gap {
  const settled = count.kind === 'difference' ? ground.difference : ground.goals;
  const start = settledValue(settled, one, count) - settledValue(settled, other, count);
  let [least, most] = [start, start];
  for (const [match, { home, away }] of ground.open.entries()) {
    if (home !== one && home !== other && away !== one && away !== other) continue;
    if (count.among && !(count.among.includes(home) && count.among.includes(away))) continue;
    const endings = [one, other].map((team) => endingFor(ground, scenario, match, team));
    const [own = null, theirs = null] = endings;
    const margins = weightOfMargin(own, count) - weightOfMargin(theirs, count);
    const [thin, wide] = scenario.limit?.match === match ? limits(scenario) : anyMargin;
    least += times(margins, margins > 0 ? thin : wide);
    most += times(margins, margins > 0 ? wide : thin);
    // Both teams of a match score the loser's goals; the winner scores the margin besides.
    const goals = count.kind === 'goals' ? plays(own) - plays(theirs) : 0;
    if (goals > 0) most = Infinity;
    if (goals < 0) least = -Infinity;
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

/** Nothing times infinity is nothing. */
function times(weight: number, margin: number): number {
  return weight === 0 ? 0 : weight * margin;
}
