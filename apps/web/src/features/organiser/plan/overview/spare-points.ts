import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/rules/dates';

export type Hour = NonNullable<PlanOverview['capacity']>['hours'][number];

interface Point {
  readonly hour: Hour;
  /** From 0 to 100, from the left and from above. */
  readonly x: number;
  readonly y: number;
}

/** Where the line of places to spare runs: hours side by side, nights left out. */
export function lineOf(hours: readonly Hour[]): {
  readonly points: readonly Point[];
  /** The zero line. */
  readonly zero: number;
  /** The hour with the fewest places to spare. */
  readonly tightest: Point;
} {
  const most = Math.max(1, ...hours.map(({ spare }) => spare));
  const fewest = Math.min(0, ...hours.map(({ spare }) => spare));
  const room = 12;
  const yOf = (spare: number) => room + ((most - spare) / (most - fewest)) * (100 - 2 * room);
  const points = hours.map((hour, index): Point => {
    return { hour, x: ((index + 0.5) / hours.length) * 100, y: yOf(hour.spare) };
  });
  const none = { minute: 0, open: 0, needed: 0, spare: 0 };
  const tightest = points.reduce(
    (found, point) => (point.hour.spare < found.hour.spare ? point : found),
    points[0] ?? { hour: none, x: 0, y: yOf(0) },
  );
  return { points, zero: yOf(0), tightest };
}

/** The days of the line: where each begins, how many hours it has, and its first and last hour. */
export function dayParts(hours: readonly Hour[]) {
  const days = Map.groupBy(hours, ({ minute }) => Math.floor(minute / minutesOfDay));
  let from = 0;
  return [...days].map(([day, own]) => {
    const part = { day, from, count: own.length, first: own[0]?.minute ?? 0, last: own.at(-1)?.minute ?? 0 };
    from += own.length;
    return part;
  });
}
