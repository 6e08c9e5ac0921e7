import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import type { DatabaseLog, Tx } from '../../platform/database/index.ts';
import {
  changes,
  liveState,
  matches,
  pushCursor,
  pushMessages,
  pushPlanned,
  pushSubscriptions,
  teams,
} from '../../platform/database/schema/index.ts';
import { silent, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { cancelMatches, updateMatches } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import type { Live, LiveState } from '../live/index.ts';
import { collectNews } from './collect-news.use-case.ts';
import { deleteOlder } from './message.repository.ts';
import { createNotifications } from './notifications.ts';
import { subscribe } from './subscribe.use-case.ts';
import { openPushService } from './testing/push-service.ts';
import type { PushService } from './testing/push-service.ts';

describe.each(bothDatabases())('what is looked at, and what waits, on $name', (kind) => {
  let database: TestDatabase;
  let service: PushService;
  let cup: SmallCup;
  let live: Live;
  let year = 2026;
  const clock = manualClock(new Date());

  beforeAll(async () => {
    database = await kind.open();
    service = await openPushService();
  });
  afterAll(async () => {
    await service.close();
    await database.cleanup();
  });
  /** A browser follows the first team, whose first match has not begun. */
  beforeEach(async () => {
    await database.db.delete(pushSubscriptions);
    cup = await makeSmallCup(database, (year += 1));
    live = testLive({ database, clock });
    await live.start();
    await follow();
  });
  afterEach(() => live.stop(() => 0));

  async function follow(): Promise<void> {
    const { endpoint, keys } = service.newBrowser();
    const teams = [{ teamId: cup.teams[0] ?? 0, start: true, goals: true, result: true }];
    await subscribe(database, { endpoint, keys, locale: 'en', teams });
  }
  const look = () => collectNews({ database, clock }, stateNow().snapshot);
  function stateNow() {
    const { state } = live.publisher;
    if (!state?.snapshot) throw new Error('There is no snapshot');
    return { ...state, snapshot: state.snapshot };
  }
  const beginFirst = () =>
    write(database, {
      matches: { [cup.matches[0] ?? 0]: { stageId: cup.stages['1st_half'], startedAt: clock.now() } },
    });
  const waiting = () => database.db.select().from(pushMessages);

  test('given a database in which nothing was ever published, then there are no messages', async () => {
    const { db } = database;
    await db.delete(changes);
    await db.delete(liveState);
    await db.delete(pushCursor);
    expect(await look()).toBe(false);
    await db.insert(pushCursor).values({ id: 1, epoch: 'of-before', v: 0 });
    expect(await look()).toBe(false);
    expect(await waiting()).toEqual([]);
  });

  test('given the data of another epoch, then what stands in them is no news, and what comes after is', async () => {
    const { db } = database;
    await look();
    await beginFirst();
    await db.update(pushCursor).set({ epoch: 'of-before' });
    expect(await look()).toBe(false);
    expect(await waiting()).toEqual([]);
    const [newest] = await db.select({ epoch: liveState.epoch, v: liveState.v }).from(liveState);
    expect(await db.select().from(pushCursor)).toEqual([{ id: 1, ...newest }]);
    await write(database, { matches: { [cup.matches[0] ?? 0]: { homeScore: 1, awayScore: 0 } } });
    await look();
    expect(await waiting()).toHaveLength(1);
  });

  test('given more changes than are read together, then the later ones are sent as well', async () => {
    const { db } = database;
    await look();
    const empty = { structure: false, matches: [], groupTeams: [], events: [], rosters: [] };
    await db.execute(sql`
      insert into changes (v, change)
      select v + n, ${JSON.stringify(empty)}::jsonb || jsonb_build_object('v', v + n) from live_state, generate_series(1, 500) n`);
    await db.update(liveState).set({ v: sql`v + 500` });
    await beginFirst();
    expect([await look(), await look()]).toEqual([true, false]);
    expect(await waiting()).toHaveLength(1);
  });

  test('[NO9] given a match that a new plan moves, then its followers are notified once, and later than of a goal', async () => {
    const { db } = database;
    const publish = (minutes: number) =>
      database.transaction(async (tx) => {
        const startsAt = new Date(Date.UTC(2027, 0, 1, 10, minutes));
        await tx
          .update(matches)
          .set({ startsAt })
          .where(eq(matches.id, cup.matches[0] ?? 0));
        await appendChange(tx, { structure: true });
      });
    await publish(5);
    await publish(15);
    expect([await look(), await look()]).toEqual([false, false]);
    expect((await waiting()).map(({ news, quiet }) => [news.kind, quiet])).toEqual([['moved', false]]);
    const hour = new Date(clock.now().getTime() - 3_600_000);
    await db.update(pushMessages).set({ at: hour });
    await deleteOlder({ played: clock.now(), moved: hour }, db);
    expect(await waiting()).toHaveLength(1);
    await db.delete(pushMessages);
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    await look();
    expect(await waiting()).toEqual([]);
  });

  test('[NO10] given a match that a new plan no longer has, then its followers are notified once, by its old teams', async () => {
    const match = cup.matches[0] ?? 0;
    await look();
    await database.transaction(async (tx) => {
      await cancelMatches([match], { now: clock.now(), withoutTeamIds: [] }, tx);
      await appendChange(tx, { structure: true });
    });
    await live.publisher.catchUp();
    await look();
    expect((await waiting()).map(({ news, matchId }) => [news.kind, matchId])).toEqual([
      ['cancelled', match],
    ]);
    await database.db.delete(pushMessages);
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    await look();
    expect(await waiting()).toEqual([]);
  });

  test('[NO9] given a match that was cancelled before anybody followed, then it is new when a plan has it again, and nobody is notified', async () => {
    const { db } = database;
    const match = cup.matches[0] ?? 0;
    const change = (work: (tx: Tx) => Promise<unknown>) =>
      database.transaction(async (tx) => {
        await work(tx);
        await appendChange(tx, { structure: true });
      });
    const [before] = await db.select().from(matches).where(eq(matches.id, match));
    if (!before) throw new Error('The cup has a match');
    await db.delete(pushSubscriptions);
    await db.delete(pushPlanned);
    await change((tx) => cancelMatches([match], { now: clock.now(), withoutTeamIds: [] }, tx));
    await follow();
    const { startsAt, placeId } = before;
    const known = async () =>
      (await db.select().from(pushPlanned).where(eq(pushPlanned.matchId, match))).map((row) => row.startsAt);
    expect(await known()).toEqual([]);
    await change((tx) =>
      updateMatches([{ ...before, startsAt: startsAt?.toISOString() ?? null, placeId }], clock.now(), tx),
    );
    await live.publisher.catchUp();
    await look();
    expect([await waiting(), await known()]).toEqual([[], [startsAt]]);
  });

  test('[NO10] given an opponent that withdraws, then its open match is announced as cancelled, once, and as moved when it is back', async () => {
    const [match = 0] = cup.matches;
    const opponentIs = (state: 'withdrawn' | 'accepted') =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(matches).where(eq(matches.id, match));
        const own = cup.teams[0];
        const opponent = row?.homeTeamId === own ? row?.awayTeamId : row?.homeTeamId;
        await tx
          .update(teams)
          .set({ state })
          .where(eq(teams.id, opponent ?? 0));
        await appendChange(tx, { structure: true });
      });
    const messages = async () => {
      await live.publisher.catchUp();
      await look();
      const rows = await waiting();
      await database.db.delete(pushMessages);
      return rows.map(({ news, matchId }) => [news.kind, matchId]);
    };
    await look();
    await opponentIs('withdrawn');
    expect(await messages()).toEqual([['cancelled', match]]);
    await database.transaction((tx) => appendChange(tx, { structure: true }));
    expect(await messages()).toEqual([]);
    await opponentIs('accepted');
    expect(await messages()).toEqual([['moved', match]]);
  });

  describe('given a message that is due, when a process cannot write its letter', () => {
    const warnings: unknown[] = [];
    const log: DatabaseLog = { ...silent, warn: (fields) => void warnings.push(fields) };
    beforeEach(async () => {
      await look();
      await beginFirst();
      await look();
      warnings.length = 0;
    });

    /** Without `start` the process has no keys. */
    function newProcess(state: LiveState | null) {
      const push = { contact: 'mailto:cup@example.test', hosts: [], trustedOrigin: service.origin };
      const source = { state, subscribe: () => () => {} };
      return createNotifications({ database, clock, log, source, push });
    }

    test('because nothing is public, then the message stays as it was, and nothing has failed', async () => {
      const before = await waiting();
      for (const state of [null, { ...stateNow(), snapshot: null }]) {
        const notifications = newProcess(state);
        await notifications.start();
        await notifications.run();
        await notifications.stop();
      }
      expect([await waiting(), warnings]).toEqual([before, []]);
      expect(before).toHaveLength(1);
    });

    test('because it has no keys yet, then the message stays as it was, and nothing has failed', async () => {
      const before = await waiting();
      const notifications = newProcess(stateNow());
      await notifications.run();
      await notifications.stop();
      expect([await waiting(), warnings]).toEqual([before, []]);
      expect(before).toHaveLength(1);
    });
  });
});
