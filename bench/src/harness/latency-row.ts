import { milliseconds, times, percentile } from './numbers.ts';
import type { Row } from './row.ts';

/**
 * A page that polls every ten seconds shows a goal after five on average, and after 9.9 at the 99th
 * percentile.
 */
const polling = { p50: 5_000, p99: 9_900 };

interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

export function latenciesOf(found: readonly number[]): Latencies {
  return { p50: percentile(found, 0.5), p99: percentile(found, 0.99) };
}

/** @param goals in milliseconds; null: none */
export function latencyRow(
  metric: string,
  found: readonly number[],
  goals: { readonly p50: number | null; readonly p99: number },
): Row {
  const { p50, p99 } = latenciesOf(found);
  const isQuick = goals.p50 === null || p50 <= goals.p50;
  return {
    metric,
    product: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    reference: `p50 ${polling.p50 / 1000} s, p99 ${polling.p99 / 1000} s polling`,
    ratio: times(polling.p50 / p50),
    goal: `${goals.p50 === null ? '' : `p50 ≤ ${goals.p50}, `}p99 ≤ ${goals.p99} ms`,
    reached: isQuick && p99 <= goals.p99,
  };
}
