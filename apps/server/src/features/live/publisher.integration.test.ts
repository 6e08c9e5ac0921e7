import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { liveBody } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { openDatabase } from '../../platform/database/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { editions } from '../../platform/database/schema/index.ts';
import { appendChange, newEpoch } from './changes.repository.ts';
import { createLive } from './live.ts';
import type { Live } from './live.ts';
import { noMetrics } from './live-metrics.ts';
import type { LoadReason } from './live-metrics.ts';
import { loadSnapshot } from './load-snapshot.use-case.ts';
import { makeSmallCup, removeMatches, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';

/** With matches in a plain map. */
const plain = (snapshot: Snapshot) => ({ ...snapshot, matches: new Map(snapshot.matches) });

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(bothDatabases())('publishers on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  const started: Live[] = [];
  const loads: LoadReason[] = [];

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());
  afterEach(() => {
    for (const live of started.splice(0)) live.stop(() => 0);
    loads.length = 0;
  });

  async function follow(on: Database = database): Promise<Live> {
    const live = createLive({
      database: on,
      clock: manualClock('2026-06-13T10:00:00Z'),
      log,
      metrics: { ...noMetrics, snapshotLoaded: (reason) => loads.push(reason) },
      stream: { maxClients: 10, maxPerAddress: 10 },
      pollSeconds: 600,
    });
    started.push(live);
    await live.start();
    return live;
  }

  function snapshotOf(live: Live): Snapshot {
    const snapshot = live.publisher.state?.snapshot;
    if (!snapshot) throw new Error('no snapshot');
    return snapshot;
  }

  async function reaches(live: Live, v: number): Promise<void> {
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
  }

  test('given any commits, then the snapshot with its changes equals one reloaded', async () => {
    const live = await follow();
    const step = fc.record({
      match: fc.integer({ min: 0, max: 6 }),
      homeScore: fc.integer({ min: 0, max: 30 }),
      stage: fc.constantFrom('not_started', '1st_half', 'finished'),
      hall: fc.integer({ min: 0, max: 1 }),
      team: fc.option(fc.integer({ min: 0, max: 5 })),
      seat: fc.integer({ min: 1, max: 2 }),
      points: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let v = 0;
        for (const { match, homeScore, stage, hall, team, seat, points } of steps) {
          const homeTeamId = team === null ? null : (cup.teams[team] ?? null);
          const patch = {
            homeScore,
            stageId: cup.stages[stage],
            placeId: cup.halls[hall] ?? null,
            homeTeamId,
          };
          const seats = { [`${cup.groups.final}:${seat}`]: { points, teamId: homeTeamId } };
          v = await write(database, { matches: { [cup.matches[match] ?? 0]: patch }, seats });
        }
        await reaches(live, v);
        const { snapshot } = await loadSnapshot(database);
        expect(plain(snapshotOf(live))).toEqual(snapshot && plain(snapshot));
        expect(snapshot && liveBody(snapshot)).toEqual(liveBody(snapshotOf(live)));
      }),
      { numRuns: 8 },
    );
    expect(loads).toEqual(['start']);
  });

  test('given a process that starts later, then its pages say the same, and never under an earlier version', async () => {
    const first = await follow();
    const [match = 0] = cup.matches;
    const seat = `${cup.groups.a}:1`;
    await write(database, {
      matches: { [match]: { homeScore: 9, awayScore: 3, stageId: cup.stages.finished } },
    });
    await write(database, { seats: { [seat]: { points: 3, games: 2 } } });
    await write(database, { matches: { [match]: { homeScore: 9 } } });
    const v = await write(database, { matches: { [cup.matches[5] ?? 0]: { homeScore: 1, awayScore: 8 } } });
    await reaches(first, v);
    const second = await follow();
    const topics = [
      'group:MA-A',
      'group:MA-B',
      'group:MA-final',
      'all',
      'dashboard',
      'category:MA',
      'hall:1',
    ];
    const versionOf = (live: Live, topic: string) => live.publisher.state?.versions.ofTopic(topic) ?? -1;
    for (const topic of [
      ...topics,
      ...cup.teams.map((id) => `team:${id}`),
      ...cup.matches.map((id) => `match:${id}`),
    ]) {
      // Delays are not stored: what a past change may have delayed counts as changed by it.
      expect([topic, versionOf(second, topic) >= versionOf(first, topic)]).toEqual([topic, true]);
    }
    const finished = `match:${match}`;
    expect(versionOf(second, finished)).toBe(versionOf(first, finished));
    expect(versionOf(second, 'all')).toBe(versionOf(first, 'all'));
    expect(await bodies(second)).toEqual(await bodies(first));
  });

  /** Bodies of slices without their version. */
  async function bodies(live: Live): Promise<unknown[]> {
    const { state } = live.publisher;
    if (!state?.snapshot) throw new Error('no snapshot');
    const ready = { ...state, snapshot: state.snapshot };
    const told: unknown[] = [];
    for (const [id, kindOfTopic, key] of [
      [cup.groups.a, 'group', 'group:MA-A'],
      [cup.groups.final, 'group', 'group:MA-final'],
      [cup.matches[0], 'match', `match:${cup.matches[0]}`],
      [cup.teams[0], 'team', `team:${cup.teams[0]}`],
    ] as const) {
      const { identity } = await live.answers.slice(ready, { kind: kindOfTopic, id: id ?? 0, key });
      told.push({ ...JSON.parse(identity.toString()), version: null });
    }
    told.push((await live.answers.whole(ready)).etag);
    return told;
  }

  test('given a change that what follows it cannot bear, then everything is reloaded and later changes arrive', async () => {
    const live = await follow();
    live.publisher.subscribe({
      applied: () => {
        throw new Error('a bug');
      },
      reloaded: () => {},
    });
    const [match = 0] = cup.matches;
    for (const homeScore of [11, 12]) {
      const v = await write(database, { matches: { [match]: { homeScore } } });
      await reaches(live, v);
      expect(snapshotOf(live).matches.get(match)?.homeScore).toBe(homeScore);
    }
    // The change is applied at once; the reload follows.
    await expect.poll(() => loads).toEqual(['start', 'error', 'error']);
  });

  test('given a change of structure, then every publisher reloads', async () => {
    const live = await follow();
    const reloaded = vi.fn<() => void>();
    live.publisher.subscribe({ applied: () => {}, reloaded });
    const v = await removeMatches(database, [cup.matches[6] ?? 0]);
    await reaches(live, v);
    expect(snapshotOf(live).matches.size).toBe(6);
    expect(loads).toEqual(['start', 'structure']);
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('given no current edition, then a change reloads what may be there by now, and nothing is wrong with it', async () => {
    await database.db.update(editions).set({ isCurrent: false });
    const live = await follow();
    expect(live.publisher.state?.snapshot).toBeNull();
    await database.db.update(editions).set({ isCurrent: true });
    const v = await write(database, {});
    await reaches(live, v);
    expect(loads).toEqual(['start', 'structure']);
    expect(snapshotOf(live).edition.id).toBe(cup.editionId);
  });

  test('given changes that were forgotten before they were read, then the gap is noticed and everything loaded', async () => {
    await follow();
    await database.transaction(async (tx) => {
      await appendChange(tx, {});
      const v = await appendChange(tx, {});
      await tx.execute(sql`delete from changes where v = ${v - 1}`);
    });
    await expect.poll(() => loads).toEqual(['start', 'gap']);
  });

  test('given a restored database, then the new epoch is noticed and everything loaded', async () => {
    const live = await follow();
    const before = live.publisher.state?.version.epoch;
    await database.transaction(newEpoch);
    await expect.poll(() => loads).toEqual(['start', 'epoch']);
    expect(live.publisher.state?.version.epoch).not.toBe(before);
  });

  test('given another edition becomes current, then it is shown', async () => {
    const live = await follow();
    const next = await makeSmallCup(database, 2027);
    await expect.poll(() => snapshotOf(live).edition.id).toBe(next.editionId);
  });
});

const [, real] = bothDatabases();

describe('two processes on one PostgreSQL', () => {
  test('given a commit through one, then the other shows it, without being polled', async () => {
    if (!real) throw new Error('no PostgreSQL');
    const database = await real.open();
    const name = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${name.rows[0]?.name}`;
    const other = await openDatabase({ log, databaseUrl: url.href, directory: '' });
    try {
      const cup = await makeSmallCup(database);
      const lives = [database, other].map((on) =>
        createLive({
          database: on,
          clock: manualClock('2026-06-13T10:00:00Z'),
          log,
          metrics: noMetrics,
          stream: { maxClients: 10, maxPerAddress: 10 },
          pollSeconds: 600,
        }),
      );
      for (const live of lives) await live.start();
      const writers = [database, other].flatMap((on) =>
        [0, 1, 2].map(async (index) => {
          for (let score = 1; score <= 10; score++) {
            await write(on, { matches: { [cup.matches[index] ?? 0]: { homeScore: score } } });
          }
        }),
      );
      await Promise.all(writers);
      await expect.poll(() => lives.map((live) => live.publisher.state?.version.v)).toEqual([61, 61]);
      const [first, second] = lives.map((live) => live.publisher.state?.snapshot);
      expect(first && plain(first)).toEqual(second && plain(second));
      expect(first?.matches.get(cup.matches[0] ?? 0)?.homeScore).toBe(10);
      for (const live of lives) live.stop(() => 0);
    } finally {
      await other.close();
      await database.cleanup();
    }
  });
});
