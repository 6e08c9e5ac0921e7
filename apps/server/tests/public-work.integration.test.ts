import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { readyFormats } from '@sevenmetre/engine/formats';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { Operation, OperationName } from '@sevenmetre/contract';
import { operations } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../src/app.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import { drawInputs, draws } from '../src/platform/database/schema/index.ts';
import { addressesOfCall, streams } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { type AnyRoute, requestOf } from './sample-of-schema.ts';
import { makeSmallCup, playSmallCup, write } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { fromAnotherNetwork, startWholeApp } from './whole-app.ts';

/**
 * Anonymous work must not hold up the thread that answers everybody. Every public operation of the contract is
 * called after each of several changes, in another language each time, so that caches are missed, and compared
 * with a fixed piece of work that is measured in the same run. Two measures have to agree, since other programs
 * stretch the time that the event loop is busy, and some systems count processor time in steps of ten
 * milliseconds.
 */
const rounds = 4;
/**
 * Multiples of the reference, which takes a millisecond. A page of PDF takes a hundred, the outlines of a shared
 * picture sixteen; beside other programs, which empty the caches of the processor, cheap ones came to 26.
 */
const most = 40;

const publicCalls = Object.entries<Operation>(operations).filter(
  ([name, { access }]) => access === 'public' && !streams.includes(name),
);
const [kind] = testDatabases();

let database: TestDatabase;
let app: App;
let url: string;
let cup: SmallCup;
const clock = manualClock('2026-06-13T10:00:00Z');

beforeAll(async () => {
  if (!kind) throw new Error('There is no database for tests');
  database = await kind.open();
  cup = await makeSmallCup(database);
  await playSmallCup(database, cup);
  const { draw, input } = aRevealedDraw();
  await database.db.insert(draws).values(draw);
  await database.db.insert(drawInputs).values(input);
  ({ app, url } = await startWholeApp(database, { clock }));
});
afterAll(async () => {
  await app.stop();
  await database.cleanup();
});

test('no public operation costs the main thread more than a few pieces of work', async () => {
  const costs = new Map<string, Cost[]>(publicCalls.map(([name]) => [name, []]));
  const references: Cost[] = [];
  // The first round loads code and fonts, which a process does once.
  for (let round = 0; round <= rounds; round += 1) {
    await changeEverything(round);
    for (const [name, operation] of publicCalls) {
      const reference = await costOf(async () => pieceOfWork());
      const cost = await costOf(() => call(name as OperationName, operation, round));
      if (round === 0) continue;
      references.push(reference);
      costs.get(name)?.push(cost);
    }
  }
  const unit = Math.min(...references.map(({ busy }) => busy));
  const dear = [...costs].flatMap(([name, all]) => {
    const ratio = leastOf(all) / unit;
    return ratio > most ? [`${name} ${ratio.toFixed(1)}`] : [];
  });
  expect(dear).toEqual([]);
}, 240_000);

async function call(name: OperationName, operation: Operation, round: number): Promise<void> {
  const route: AnyRoute = routes[name];
  const addresses = addressesOfCall(name, operation);
  const address = inLanguage(route, addresses[round % addresses.length] ?? '', round);
  // Each call comes from another network, so that none has used up its allowance.
  const headers = fromAnotherNetwork();
  const answer = await fetch(url + address, { method: operation.method, ...requestOf(route, headers) });
  await answer.arrayBuffer();
}

/** Adds a language if the operation takes one. */
function inLanguage({ query }: AnyRoute, address: string, round: number): string {
  const name = ['lang', 'locale'].find((one) => query?.safeParse({ [one]: 'xx' }).success === false);
  if (name === undefined || address.includes(`${name}=`)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${locales[round % locales.length] ?? 'en'}`;
}

interface Cost {
  /** Milliseconds in which the event loop, which the server shares with the test, was busy. */
  readonly busy: number;
  /** Milliseconds of processor time of this thread. */
  readonly processor: number;
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const loop = performance.eventLoopUtilization();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return { busy: performance.eventLoopUtilization(loop).active, processor: (user + system) / 1000 };
}

/** The calmest round, unless the rounds together needed less of the processor. */
function leastOf(costs: readonly Cost[]): number {
  const processor = costs.reduce((sum, cost) => sum + cost.processor, 0) / costs.length;
  return Math.min(processor, ...costs.map(({ busy }) => busy));
}

const text = JSON.stringify(Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Team ${id}` })));

function pieceOfWork(): string {
  const read = JSON.stringify(JSON.parse(text));
  return createHash('sha256').update(read).digest('hex');
}

/** Another score in every match, seen by the server. */
async function changeEverything(round: number): Promise<void> {
  const before = await versionSeen();
  const changed = cup.matches.map((id) => [id, { homeScore: 20 + round }]);
  await write(database, { matches: Object.fromEntries(changed) });
  while ((await versionSeen()) === before) await wait(20);
}

async function versionSeen(): Promise<string | null> {
  return (await fetch(`${url}/api/v1/results/match/${cup.matches[0]}`)).headers.get('live-version');
}

function aRevealedDraw(): { draw: typeof draws.$inferInsert; input: typeof drawInputs.$inferInsert } {
  const now = clock.now();
  const teams = cup.teams.map((id, index) => ({
    id: String(id),
    name: `HK Test ${index}`,
    pot: index % 3,
    club: '1',
    region: null,
    country: 'CZ',
    lastGroup: null,
  }));
  const hash = 'a'.repeat(64);
  const attempt = { categoryId: cup.categoryId, number: 1 };
  return {
    draw: {
      ...attempt,
      state: 'revealed',
      secretHash: hash,
      secret: hash,
      sealedSecret: '',
      balls: teams.map(({ id }, index) => ({ team: id, group: index % 2, blocked: [] })),
      hallNumbers: [1, 2],
      numbersBy: 'A',
      shown: 2 * teams.length,
      announcedAt: now,
      numbersFrom: now,
      startedAt: now,
      revealedAt: now,
      updatedAt: now,
    },
    input: {
      ...attempt,
      version: 1,
      at: now,
      hash,
      format: readyFormats[0],
      input: {
        teams,
        groups: [0, 1].map((group) => ({ id: `MA-${group}`, entries: [0, 1, 2] })),
        rules: { sameClub: 2 },
      },
    },
  };
}
