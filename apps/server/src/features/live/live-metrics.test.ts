import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import { createMetrics } from '../../platform/metrics/index.ts';
import { liveMetrics } from './live-metrics.ts';

test('how late a process is counts from the last time that it had everything, also when it can read nothing', async () => {
  const clock = manualClock('2026-06-13T10:00:00Z');
  const metrics = createMetrics();
  const live = liveMetrics(metrics, clock);
  const seconds = async () => /^live_behind_seconds (\S+)$/m.exec(await metrics.text())?.[1];
  clock.advance(5);
  live.versionsBehind(3);
  expect(await seconds()).toBe('5');
  live.versionsBehind(0);
  expect(await seconds()).toBe('0');
  // The database is away: no reading ends.
  clock.advance(90);
  expect(await seconds()).toBe('90');
});
