import { report } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../harness/row.ts';
import { begin, warmUp } from '../harness/begin.ts';
import { Child } from '../harness/child.ts';
import { latenciesOf } from '../harness/latency-row.ts';
import { kilobytes, milliseconds, times, whole } from '../harness/numbers.ts';
import { memoryOf } from '../harness/process-metrics.ts';
import { type Fixture, Reporter } from '../harness/reporter.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { tapGoals } from '../harness/taps.ts';
import { latencies } from '../harness/versions.ts';
import { wallClock } from '../harness/wall-clock.ts';
import type { CrowdApi } from '../programs/crowd.ts';
import type { BareStreamServerApi } from '../references/bare-stream-server.ts';

const wanted = 10_000;
const path = '/api/v1/competition/live/stream?topic=group:MA-A';
/** Five a second for sixteen seconds. */
const goals = 80;
const every = 200;
const longestDelay = 500;
const mostMemory = 16_000;
/**
 * Share of streams opened before memory is measured, so that one-time costs of the process are not counted.
 */
const shareThatPrimes = 0.2;

type Reader = Child<CrowdApi>;

/**
 * Memory of many open streams, and the time until a goal has reached all of them. They all follow the group
 * that is playing.
 */
export async function crowd(prepared: PreparedTournament): Promise<Row[]> {
  const count = Math.min(wanted, openFiles() - 1_000);
  const bare = await bareStreams(count);
  const product = await prepared.start();
  const readers = [new Child<CrowdApi>('programs/crowd.ts'), new Child<CrowdApi>('programs/crowd.ts')];
  try {
    const reporter = await Reporter.open({ url: product.url, cookies: prepared.cookies });
    const fixtures = await begin(reporter, 'MA-A', 4);
    const memory = await memoryOfEach(readers, product.port, count, () => memoryOf(product.url));
    const found = await goalsToAll(reporter, fixtures, readers);
    await assertPresent(readers, count);
    return [crowdRow(found, bare.found, count), memoryRow(memory, bare.memory, count)];
  } finally {
    await Promise.all([...readers.map((reader) => reader.stop()), product.stop()]);
  }
}

/** The limit of this process and its children; Node has raised it to the maximum. */
function openFiles(): number {
  const limits: unknown = report.getReport();
  const soft = (limits as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }).userLimits
    ?.open_files?.soft;
  return typeof soft === 'number' ? soft : wanted * 2;
}

interface Cost {
  /** Bytes per additional stream. */
  readonly memory: number;
  /** Milliseconds until a frame has reached each stream. */
  readonly found: readonly number[];
}

async function bareStreams(count: number): Promise<Cost> {
  const server = new Child<BareStreamServerApi>('references/bare-stream-server.ts');
  const readers = [new Child<CrowdApi>('programs/crowd.ts'), new Child<CrowdApi>('programs/crowd.ts')];
  try {
    const port = await server.ask('serve');
    const memory = await memoryOfEach(readers, port, count, () => server.ask('memory'));
    const sent = new Map<number, number>();
    for (let version = 1; version <= goals; version += 1) {
      const due = wallClock() + every;
      sent.set(version, wallClock());
      await server.ask('broadcast', version);
      await pause(Math.max(0, due - wallClock()));
    }
    await pause(2_000);
    return {
      memory,
      found: latencies(sent, await Promise.all(readers.map((reader) => reader.ask('arrivals')))),
    };
  } finally {
    await Promise.all([server.stop(), ...readers.map((reader) => reader.stop())]);
  }
}

/** Bytes of each additional stream. */
async function memoryOfEach(
  readers: readonly Reader[],
  port: number,
  count: number,
  memory: () => Promise<number>,
): Promise<number> {
  const primed = Math.floor(count * shareThatPrimes);
  await joinAll(readers, port, primed, 0);
  const before = await memory();
  await joinAll(readers, port, count - primed, primed);
  return ((await memory()) - before) / (count - primed);
}

async function joinAll(
  readers: readonly Reader[],
  port: number,
  count: number,
  first: number,
): Promise<void> {
  const each = Math.ceil(count / readers.length);
  await Promise.all(
    readers.map((reader, index) =>
      reader.ask('join', { port, path, count: each, first: first + index * each }),
    ),
  );
  await pause(2_000);
}

async function goalsToAll(
  reporter: Reporter,
  fixtures: readonly Fixture[],
  readers: readonly Reader[],
): Promise<number[]> {
  const [first] = readers;
  if (!first) throw new Error('There are no readers');
  const version = await warmUp(reporter, fixtures, first);
  const sent = await tapGoals(reporter, fixtures, { count: goals, every, jitter: 60, version });
  await pause(2_000);
  return latencies(sent, await Promise.all(readers.map((reader) => reader.ask('arrivals'))));
}

async function assertPresent(readers: readonly Reader[], count: number): Promise<void> {
  const present = await Promise.all(readers.map((reader) => reader.ask('present')));
  const sum = present.reduce((total, some) => total + some, 0);
  if (sum < count) throw new Error(`Only ${sum} of ${count} streams stayed open`);
}

/**
 * If bare node:http takes longer than the goal, the machine is too slow, and node:http's time is the goal.
 */
function crowdRow(found: readonly number[], bare: readonly number[], count: number): Row {
  const [ours, theirs] = [latenciesOf(found), latenciesOf(bare)];
  return {
    metric: `goal → all of ${whole(count)} streams on the playing group, 5 goals/s`,
    product: `p50 ${milliseconds(ours.p50)}, p99 ${milliseconds(ours.p99)}`,
    reference: `p50 ${milliseconds(theirs.p50)}, p99 ${milliseconds(theirs.p99)} bare node:http`,
    ratio: times(ours.p99 / theirs.p99),
    goal: `p99 ≤ ${longestDelay} ms, or bare`,
    reached: ours.p99 <= Math.max(longestDelay, theirs.p99),
    note: count < wanted ? 'fewer than 10,000, since this system allows no more open files' : undefined,
  };
}

function memoryRow(memory: number, bare: number, count: number): Row {
  return {
    metric: `memory of an open stream (${whole(count)} of them)`,
    product: kilobytes(memory),
    reference: `${kilobytes(bare)} bare node:http`,
    ratio: times(memory / bare),
    goal: `≤ ${kilobytes(mostMemory)}`,
    reached: memory <= mostMemory,
  };
}
