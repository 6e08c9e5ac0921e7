import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { millisecondsOfWeek } from '@sevenmetre/rules/dates';

export type Trend = NonNullable<AdminOverview['trend']>;

/** Size of the drawing. */
export const drawing = { width: 340, height: 184 } as const;
/**
 * Labels of the lines are at the right of the plot, months below it, counts of up to four digits at the left; the
 * number of now fits above its highest point.
 */
export const plot = { left: 40, right: 254, top: 26, bottom: 156 } as const;
/** Least distance of two labels, of their baselines. */
const labelDistance = 14;
/** Milliseconds. */
/** Least number of months that are marks enough for the axis. */
const fewestMonths = 2;
const mostMonths = 6;

interface Label<Name> {
  readonly name: Name;
  readonly y: number;
}

interface TrendShape {
  /** The line of this edition until now, and its end. */
  readonly own: string;
  readonly now: { readonly x: number; readonly y: number };
  /** Lines of the editions before; each runs to the right edge. */
  readonly before: readonly { readonly year: number; readonly line: string }[];
  /** Height of all places; null: no limit. */
  readonly places: number | null;
  readonly rules: readonly { readonly teams: number; readonly y: number }[];
  /** Marks of the time axis: starts of months, or the first day and today if there are too few; ISO days. */
  readonly days: readonly { readonly day: string; readonly x: number; readonly isMonth: boolean }[];
  /** Baselines of what is written at the right, moved apart. */
  readonly labels: readonly Label<number | 'places'>[];
}

/** How the number of registered teams is drawn. @param capacity null: no limit */
export function trendShape({ from, teams, before }: Trend, capacity: number | null): TrendShape {
  const lengths = [teams.length, ...before.map((line) => line.teams.length)];
  const last = Math.max(1, ...lengths.map((length) => length - 1));
  const most = Math.max(1, capacity ?? 0, ...teams, ...before.flatMap((line) => line.teams));
  const x = (index: number) => round(plot.left + (index / last) * (plot.right - plot.left));
  const y = (count: number) => round(plot.bottom - (count / most) * (plot.bottom - plot.top));
  const lineOf = (counts: readonly number[]) =>
    `M${counts.map((count, index) => `${x(index)} ${y(count)}`).join('L')}`;
  const places = capacity === null ? null : y(capacity);
  const ends = before.map((line) => ({ name: line.year, y: y(line.teams.at(-1) ?? 0) }));
  return {
    own: lineOf(teams),
    now: { x: x(teams.length - 1), y: y(teams.at(-1) ?? 0) },
    before: before.map((line) => ({ year: line.year, line: `${lineOf(line.teams)}H${plot.right}` })),
    places,
    rules: ruleCounts(most).map((count) => ({ teams: count, y: y(count) })),
    days: axisDays(from, last, teams.length - 1).map((one) => ({ ...one, x: x(one.at) })),
    labels: apart([...(places === null ? [] : [{ name: 'places' as const, y: places }]), ...ends]),
  };
}

/** Labels from the top, each at least a line below the one before. */
function apart(labels: readonly Label<number | 'places'>[]): Label<number | 'places'>[] {
  let lowest = -Infinity;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      lowest = Math.max(label.y + 4, lowest + labelDistance);
      return { ...label, y: lowest };
    });
}

/** Round numbers from 0 up to the greatest: two to five. */
function ruleCounts(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most));
  const step =
    [0.2, 0.5, 1].map((part) => Math.max(1, part * power)).find((one) => most / one < 4) ?? 2 * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** ISO days of the axis and their distance from its start in weeks. */
function axisDays(from: string, last: number, now: number) {
  const start = Date.parse(from);
  const dayAt = (at: number) => new Date(start + at * millisecondsOfWeek).toISOString().slice(0, 10);
  const months: { day: string; at: number; isMonth: boolean }[] = [];
  const first = new Date(start);
  for (let month = 1; ; month += 1) {
    const begins = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    const at = (begins - start) / millisecondsOfWeek;
    if (at > last) break;
    months.push({ day: new Date(begins).toISOString().slice(0, 10), at, isMonth: true });
  }
  if (months.length >= fewestMonths) {
    const each = Math.ceil(months.length / mostMonths);
    return months.filter((_, index) => index % each === 0);
  }
  return [0, Math.max(1, now)].map((at) => ({ day: dayAt(at), at, isMonth: false }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
