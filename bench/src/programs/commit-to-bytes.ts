import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createLive, noMetrics, prepare } from '@sevenmetre/server/features/live/index';
import type { Live } from '@sevenmetre/server/features/live/index';
import { liveJson } from '@sevenmetre/server/features/live/live-json';
import { loadSnapshot } from '@sevenmetre/server/features/live/load-snapshot.use-case';
import { writeEvent } from '@sevenmetre/server/features/match-events/index';
import { manualClock } from '@sevenmetre/server/platform/clock/index';
import { openDatabase } from '@sevenmetre/server/platform/database/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { answerParent } from '../harness/child.ts';
import { goalOf, readSetup } from '../harness/direct-tap.ts';

export interface Samples {
  /** Milliseconds from the commit until the bytes of the group's and the match's page are ready. */
  readonly pages: readonly number[];
  /** The same for the body of all results. */
  readonly whole: readonly number[];
  /** 99th percentile of the main thread's delay in milliseconds, while committing and while idle. */
  readonly late: number;
  readonly lateIdle: number;
  /** Milliseconds to make the bytes of all results from the database instead. */
  readonly rebuilt: readonly number[];
}

interface Ready {
  readonly pages: number;
  readonly whole: number;
}

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** The live system of a server in this process, with a clock that never delays the whole body. */
async function measure({
  dataDirectory,
  commits,
}: {
  dataDirectory: string;
  commits: number;
}): Promise<Samples> {
  const database = await openDatabase({ log, databaseUrl: null, directory: join(dataDirectory, 'database') });
  const clock = manualClock('2026-06-05T10:00:00Z');
  const limits = { maxClients: 10, maxPerAddress: 10 };
  const live = createLive({ database, clock, log, metrics: noMetrics, stream: limits });
  await live.start();
  const setup = await readSetup(database.db);
  const commit = async (number: number): Promise<Ready> => {
    clock.advance(2);
    const matchId = setup.matchIds[number % 10] ?? 0;
    const next = nextVersion(live);
    const outcome = await writeEvent({ database, clock }, goalOf(setup, matchId, number));
    const committed = performance.now();
    if (!outcome.ok) throw new Error(`The event was refused: ${outcome.code}`);
    await next;
    return makeBytes(live, matchId, () => performance.now() - committed);
  };
  for (let number = 0; number < 40; number += 1) await commit(number);
  const lateIdle = await lateness(() => pause(2_000));
  const ready: Ready[] = [];
  const late = await lateness(async () => {
    for (let number = 0; number < commits; number += 1) {
      ready.push(await commit(100 + number));
      await pause(5);
    }
  });
  const pages = ready.map((times) => times.pages);
  const whole = ready.map((times) => times.whole);
  return { pages, whole, late, lateIdle, rebuilt: await rebuild(database) };
}

/** Resolves when the live system has applied another commit. */
function nextVersion(live: Live): Promise<void> {
  return new Promise((resolve) => {
    const stop = live.publisher.subscribe({
      applied: () => {
        stop();
        resolve();
      },
      reloaded: () => {},
    });
  });
}

async function makeBytes({ publisher, answers }: Live, matchId: number, since: () => number): Promise<Ready> {
  const { state } = publisher;
  const snapshot = state?.snapshot;
  if (!snapshot) throw new Error('There is no tournament');
  const group = snapshot.groups.get(snapshot.matches.get(matchId)?.competitionGroupId ?? 0);
  if (!group) throw new Error(`Match ${matchId} is in no group`);
  const present = { ...state, snapshot };
  await Promise.all([
    answers.slice(present, { kind: 'group', key: `group:${group.label}`, id: group.id }),
    answers.slice(present, { kind: 'match', key: `match:${matchId}`, id: matchId }),
  ]);
  const pages = since();
  await answers.whole(present);
  return { pages, whole: since() };
}

/** The 99th percentile of the delay of timers, in milliseconds above the resolution of the measurement. */
async function lateness(work: () => Promise<void>): Promise<number> {
  const resolution = 1;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  await work();
  histogram.disable();
  return Math.max(0, histogram.percentile(99) / 1e6 - resolution);
}

async function rebuild(database: Database): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now();
    const { snapshot } = await loadSnapshot(database);
    if (snapshot) await prepare(liveJson(snapshot), '1.1');
    durations.push(performance.now() - began);
  }
  return durations;
}

const api = { measure };
export type CommitToBytesApi = typeof api;
answerParent(api);
