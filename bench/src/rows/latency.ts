import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../harness/row.ts';
import { begin, warmUp } from '../harness/begin.ts';
import { Child } from '../harness/child.ts';
import { Reporter } from '../harness/reporter.ts';
import { latencyRow } from '../harness/latency-row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { tapGoals } from '../harness/taps.ts';
import { latencies } from '../harness/versions.ts';
import type { CrowdApi } from '../programs/crowd.ts';

const goals = 150;

/** From a reporter's call to the arrival of the frame at one visitor, without other load. */
export async function latency(prepared: PreparedTournament): Promise<Row[]> {
  const product = await prepared.start();
  const reader = new Child<CrowdApi>('programs/crowd.ts');
  try {
    const reporter = await Reporter.open({ url: product.url, cookies: prepared.cookies });
    const fixtures = await begin(reporter, 'MA-A', 4);
    const path = '/api/v1/competition/live/stream?topic=group:MA-A';
    await reader.ask('join', { port: product.port, path, count: 1, first: 0 });
    const version = await warmUp(reporter, fixtures, reader);
    const sent = await tapGoals(reporter, fixtures, { count: goals, every: 100, jitter: 40, version });
    await pause(500);
    const found = latencies(sent, [await reader.ask('arrivals')]);
    return [latencyRow('call sent → frame at another visitor, idle', found, { p50: 50, p99: 150 })];
  } finally {
    await Promise.all([reader.stop(), product.stop()]);
  }
}
