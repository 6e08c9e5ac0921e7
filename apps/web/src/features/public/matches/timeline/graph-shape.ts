import type { DifferenceStep } from '@sevenmetre/rules/match';

/** A drawing of 360 × 190: the plot from 28 to 354 and from 24 to 168, the line of a draw in its middle. */
const plot = { left: 28, right: 354, top: 24, bottom: 168 } as const;
export const middle = (plot.top + plot.bottom) / 2;

/** Seconds of match clock. */
interface GraphTimes {
  readonly halfLength: number;
  /** To the end of play, with extra times. */
  readonly length: number;
}

export interface GraphShape {
  /** The line of the lead, step by step. */
  readonly line: string;
  /** The same, closed along the line of a draw. */
  readonly area: string;
  /** Heights of the thin lines of a goal each (of several where there are many). */
  readonly rules: readonly number[];
  readonly halfTime: number;
  /** Where a moment of the line is drawn. */
  readonly pointAt: (at: number, difference: number) => { readonly x: number; readonly y: number };
  /** Where the line ends. */
  readonly end: { readonly x: number; readonly y: number };
  /** Goals at the top of the plot, at least 3. */
  readonly most: number;
}

/**
 * How the lead over the match clock is drawn.
 *
 * @param until seconds of match clock up to which the match is known
 */
export function graphShape(
  steps: readonly DifferenceStep[],
  until: number,
  { halfLength, length }: GraphTimes,
): GraphShape {
  const most = Math.max(3, ...steps.map(({ difference }) => Math.abs(difference)));
  const x = (at: number) => round(plot.left + (at / length) * (plot.right - plot.left));
  const y = (difference: number) => round(middle - (difference / most) * (middle - plot.top));
  const last = steps.at(-1) ?? { at: 0, difference: 0 };
  const endX = x(Math.min(Math.max(until, last.at), length));
  const turns = steps.slice(1).map(({ at, difference }) => `H${x(at)}V${y(difference)}`);
  const line = `M${plot.left} ${middle}${turns.join('')}H${endX}`;
  return {
    line,
    area: `${line}V${middle}Z`,
    rules: ruleGoals(most).map(y),
    halfTime: x(halfLength),
    pointAt: (at, difference) => ({ x: x(at), y: y(difference) }),
    end: { x: endX, y: y(last.difference) },
    most,
  };
}

/** At most about four lines on each side of the middle. */
function ruleGoals(most: number): number[] {
  const every = Math.ceil(most / 4);
  const count = Math.floor(most / every);
  const goals = Array.from({ length: count }, (_, index) => (index + 1) * every);
  return [...goals.map((goal) => -goal).toReversed(), ...goals];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
