import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { matches, pushMessages, pushSubscriptions } from '../../platform/database/schema/index.ts';
import { silent, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup, Write } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { collectNews } from './collect-news.use-case.ts';
import * as messages from './message.repository.ts';
import { createNotifications } from './notifications.ts';
import { subscribe, unsubscribe } from './subscribe.use-case.ts';
import * as subscriptions from './subscription.repository.ts';
import { openPushService } from './testing/push-service.ts';
import type { Browser, PushService } from './testing/push-service.ts';

const contact = 'mailto:cup@example.test';

describe.each(bothDatabases())('messages to browsers on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let service: PushService;
  let ends: (() => unknown)[] = [];
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
  beforeEach(async () => {
    await database.db.delete(pushSubscriptions);
    cup = await makeSmallCup(database, (year += 1));
    service.answer(201);
    clock.set(new Date());
  });
  afterEach(async () => {
    for (const end of ends) await end();
    ends = [];
  });

  /** A server process with its own snapshot and sender, on the same database. */
  async function newProcess(on: Database = database) {
    const live = testLive({ database: on, clock });
    await live.start();
    const push = { contact, hosts: [], trustedOrigin: service.origin };
    const notifications = createNotifications({
      database: on,
      clock,
      log: silent,
      source: live.publisher,
      push,
    });
    await notifications.start();
    ends.push(() => live.stop(() => 0), notifications.stop);
    return { live, notifications };
  }

  const all = { start: true, goals: true, result: true };
  async function follow(teamIndex: number, choice: Partial<typeof all> = all, locale: 'cs' | 'en' = 'cs') {
    const browser = service.newBrowser();
    const { endpoint, keys } = browser;
    const wanted = { start: false, goals: false, result: false, ...choice };
    const teams = [{ teamId: cup.teams[teamIndex] ?? 0, ...wanted }];
    await subscribe(database, { endpoint, keys, locale, teams });
    return browser;
  }

  /** Writes the first match, which is between the first two teams. */
  const writeFirst = (patch: NonNullable<Write['matches']>[number]) =>
    write(database, { matches: { [cup.matches[0] ?? 0]: patch } });
  const starting = () => ({
    stageId: cup.stages['1st_half'],
    startedAt: clock.now(),
    homeScore: 0,
    awayScore: 0,
  });
  const titles = ({ received }: Browser) => received.map(({ payload }) => payload.title);
  const waiting = () => database.db.select().from(pushMessages);

  test('given a followed team, then its browser is notified of the start, a goal and the result, encrypted and signed', async () => {
    const { notifications } = await newProcess();
    const browser = await follow(0);
    await notifications.run();
    await writeFirst(starting());
    await notifications.run();
    await writeFirst({ homeScore: 1 });
    await notifications.run();
    await writeFirst({ stageId: cup.stages['waiting_for_approval'], endedAt: clock.now() });
    await notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal', 'Gól · 1:0', 'Konec zápasu · 1:0']);
    const [start, goal, result] = browser.received;
    expect(goal?.payload).toMatchObject({
      body: 'HK Test I – HK Test II · MA',
      tag: `match-${cup.matches[0]}`,
      url: `/results/match/${cup.matches[0]}`,
      quiet: false,
      stops: [{ teamId: cup.teams[0], text: 'Vypnout pro tým HK Test I' }],
    });
    expect(goal?.headers).toMatchObject({ ttl: '600', urgency: 'high', topic: `match-${cup.matches[0]}` });
    expect(result?.headers['ttl']).toBe('21600');
    expect(start?.claims).toMatchObject({
      aud: service.origin.replace('http:', 'https:'),
      sub: contact,
    });
    expect(new Set(browser.received.map(({ publicKey }) => publicKey)).size).toBe(1);
  });

  test('given what each has chosen, then each gets that alone, in its own language', async () => {
    const { notifications } = await newProcess();
    const onlyStart = await follow(0, { start: true }, 'en');
    const onlyResult = await follow(1, { result: true }, 'en');
    const another = await follow(4);
    await notifications.run();
    await writeFirst(starting());
    await writeFirst({ homeScore: 1 });
    await notifications.run();
    await writeFirst({ stageId: cup.stages['finished'], endedAt: clock.now() });
    await notifications.run();
    expect(titles(onlyStart)).toEqual(['The match has started']);
    expect(titles(onlyResult)).toEqual(['Final score · 1:0']);
    expect(titles(another)).toEqual([]);
  });

  test('given a goal that is taken back, then the right score takes its place without a sound', async () => {
    const { notifications } = await newProcess();
    const browser = await follow(0, { goals: true });
    await notifications.run();
    await writeFirst({ ...starting(), homeScore: 1 });
    await notifications.run();
    await writeFirst({ homeScore: 0 });
    await notifications.run();
    await writeFirst({ homeScore: 1 });
    await notifications.run();
    expect(browser.received.map(({ payload }) => [payload.title, payload.quiet])).toEqual([
      ['Gól · 1:0', false],
      ['Oprava skóre · 0:0', true],
      ['Oprava skóre · 1:0', true],
    ]);
    expect(browser.received[1]?.headers['urgency']).toBe('low');
  });

  test('given two processes on one database, then each message is sent once', async () => {
    const second = database.databaseUrl
      ? await openDatabase({ log: silent, databaseUrl: database.databaseUrl, directory: '' })
      : database;
    const processes = [await newProcess(), await newProcess(second)];
    if (second !== database) ends.push(() => second.close());
    const browsers = await Promise.all(Array.from({ length: 30 }, (_, index) => follow(index % 2)));
    for (let goals = 1; goals <= 4; goals += 1) {
      await writeFirst({ ...starting(), homeScore: goals });
      await Promise.all(processes.map(({ notifications }) => notifications.run()));
    }
    for (const browser of browsers) {
      expect(titles(browser)).toEqual(['Gól · 1:0', 'Gól · 2:0', 'Gól · 3:0', 'Gól · 4:0']);
    }
    expect(await waiting()).toEqual([]);
  });

  test('given a process that dies on the way, then another one takes its messages over, and not sooner', async () => {
    const dying = await newProcess();
    const browser = await follow(0);
    await dying.notifications.run();
    const letGo = service.hold();
    const before = service.requests;
    await writeFirst(starting());
    void dying.notifications.run();
    await expect.poll(() => service.requests).toBe(before + 1);
    await dying.notifications.stop();
    letGo();
    const other = await newProcess();
    await other.notifications.run();
    expect((await waiting()).length).toBe(1);
    browser.received.length = 0;
    clock.advance(31);
    await other.notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal']);
    expect(await waiting()).toEqual([]);
  });

  test('given a restart, then what happened meanwhile is sent, and what is older than two minutes is not', async () => {
    const first = await newProcess();
    const browser = await follow(0);
    await first.notifications.run();
    await first.notifications.stop();
    await writeFirst(starting());
    const next = await newProcess();
    await next.notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal']);
    await next.notifications.stop();
    await writeFirst({ homeScore: 3 });
    await database.db.execute(sql`update changes set created_at = created_at - interval '3 minutes'`);
    const late = await newProcess();
    await late.notifications.run();
    await writeFirst({ homeScore: 4 });
    await late.notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal', 'Gól · 4:0']);
  });

  test('given a push service that is busy, then it is asked again when it says, and the newest score is what arrives', async () => {
    const { notifications } = await newProcess();
    const browser = await follow(0);
    await notifications.run();
    service.answer(429, { 'retry-after': '20' });
    await writeFirst({ ...starting(), homeScore: 1 });
    await notifications.run();
    const asked = service.requests;
    clock.advance(10);
    await notifications.run();
    expect(service.requests).toBe(asked);
    service.answer(201);
    await writeFirst({ homeScore: 2 });
    await notifications.run();
    clock.advance(60);
    await notifications.run();
    expect(titles(browser)).toEqual(['Gól · 2:0']);
  });

  test('given a service that does not answer for two minutes, then the message is dropped and counted', async () => {
    const { notifications } = await newProcess();
    await follow(0);
    await notifications.run();
    service.answer(503);
    await writeFirst(starting());
    await notifications.run();
    clock.advance(121);
    await notifications.run();
    expect(await waiting()).toEqual([]);
    const [row] = await database.db.select().from(pushSubscriptions);
    expect(row?.failures).toBe(1);
  });

  test('given a message that nobody had a try at in two minutes, then it is dropped, and not held against its browser', async () => {
    const { live } = await newProcess();
    await follow(0);
    const look = () => {
      const snapshot = live.publisher.state?.snapshot;
      if (!snapshot) throw new Error('snapshot');
      return collectNews({ database, clock }, snapshot);
    };
    await look();
    await writeFirst(starting());
    await look();
    expect(await waiting()).toHaveLength(1);
    clock.advance(121);
    const { notifications } = await newProcess();
    await notifications.run();
    expect(await waiting()).toEqual([]);
    expect(await database.db.select().from(pushSubscriptions)).toMatchObject([{ failures: 0 }]);
  });

  test('given a change of a match of another year, then nobody is notified, and no browser counts a failure', async () => {
    const browser = await follow(0);
    const earlier = cup;
    cup = await makeSmallCup(database, (year += 1));
    const { notifications } = await newProcess();
    await notifications.run();
    await write(database, { matches: { [earlier.matches[0] ?? 0]: starting() } });
    await notifications.run();
    expect([titles(browser), await waiting()]).toEqual([[], []]);
    expect(await database.db.select().from(pushSubscriptions)).toMatchObject([{ failures: 0 }]);
  });

  test.each([404, 410])('given a browser that is gone (%i), then it is forgotten', async (status) => {
    const { notifications } = await newProcess();
    await follow(0);
    await notifications.run();
    service.answer(status);
    await writeFirst(starting());
    await notifications.run();
    expect(await database.db.select().from(pushSubscriptions)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('given somebody who unfollows a team, then its messages stop, and the browser is forgotten with the last team', async () => {
    const { notifications } = await newProcess();
    const browser = await follow(0);
    const [one = 0, two = 0] = cup.teams;
    const { endpoint, keys } = browser;
    const teams = [one, two].map((teamId) => ({ teamId, ...all }));
    await subscribe(database, { endpoint, keys, locale: 'en', teams });
    await notifications.run();
    expect(
      (await unsubscribe(database, { endpoint, teamId: two })).teams.map(({ teamId }) => teamId),
    ).toEqual([one]);
    await writeFirst(starting());
    await notifications.run();
    expect(browser.received[0]?.payload.stops.map(({ teamId }) => teamId)).toEqual([one]);
    await unsubscribe(database, { endpoint, teamId: one });
    await writeFirst({ homeScore: 1 });
    await notifications.run();
    expect(titles(browser)).toEqual(['The match has started']);
    expect(await database.db.select().from(pushSubscriptions)).toEqual([]);
  });

  test('given a category whose results are hidden, then no score leaves', async () => {
    await database.db.execute(
      sql`update team_categories set results_hidden = true where id = ${cup.categoryId}`,
    );
    const { notifications } = await newProcess();
    const browser = await follow(0);
    await notifications.run();
    await writeFirst({ ...starting(), homeScore: 3 });
    await notifications.run();
    await writeFirst({ stageId: cup.stages['finished'], endedAt: clock.now() });
    await notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal']);
  });

  test('given a message that a newer one replaces while it is on its way, then the newer one still goes, and at once', async () => {
    await follow(0);
    await follow(1);
    const { db } = database;
    const ids = (await db.select().from(pushSubscriptions)).map(({ id }) => id);
    const now = clock.now();
    const news = { kind: 'start', home: null, away: null, walkOver: null, final: false } as const;
    const say = (v: number) => {
      const message = { matchId: cup.matches[0] ?? 0, news, teamIds: [], quiet: false, v, at: now };
      const rows = ids.map((subscriptionId) => ({ ...message, subscriptionId }));
      return database.transaction((tx) => messages.upsertAll(rows, now, tx));
    };
    await say(1);
    const later = new Date(now.getTime() + 60_000);
    const [first, second] = await messages.claim({ now, until: later, most: 9 }, db);
    if (!first || !second) throw new Error('Nothing was claimed');
    await say(2);
    const replaced = await waiting();
    await messages.postpone(first, later, db);
    await messages.deleteAll([second], db);
    expect(await waiting()).toEqual(replaced);
    await messages.postpone({ id: first.id, v: 2 }, later, db);
    const due = (await waiting()).map(({ id, nextAt }) => [id, nextAt]);
    expect(due).toContainEqual([first.id, later]);
    expect(due).toContainEqual([second.id, now]);
  });

  test('given browsers that failed before, when one of them fails or is reached, then the others keep their count', async () => {
    for (const index of [0, 1, 2, 3]) await follow(index);
    const { db } = database;
    const { id, failures, lastSuccessAt } = pushSubscriptions;
    const all = await db.select({ id }).from(pushSubscriptions).orderBy(id);
    const [tired = 0, fresh = 0, other = 0, exhausted = 0] = all.map((row) => row.id);
    const counts = [
      [tired, 29],
      [other, 5],
      [exhausted, 30],
    ] as const;
    for (const [which, count] of counts)
      await db.update(pushSubscriptions).set({ failures: count }).where(eq(id, which));
    await subscriptions.countFailure([tired, fresh], 30, db);
    const left = () => db.select({ id, failures, lastSuccessAt }).from(pushSubscriptions).orderBy(id);
    expect(await left()).toEqual([
      { id: fresh, failures: 1, lastSuccessAt: null },
      { id: other, failures: 5, lastSuccessAt: null },
      { id: exhausted, failures: 30, lastSuccessAt: null },
    ]);
    await subscriptions.countSuccess([fresh], clock.now(), db);
    expect(await left()).toEqual([
      { id: fresh, failures: 0, lastSuccessAt: clock.now() },
      { id: other, failures: 5, lastSuccessAt: null },
      { id: exhausted, failures: 30, lastSuccessAt: null },
    ]);
  });

  test('given a reporter who holds the row of a match, then sending does not wait for him', async () => {
    const { notifications } = await newProcess();
    const browser = await follow(0);
    await notifications.run();
    await writeFirst(starting());
    if (database.mode === 'postgres') {
      await database.transaction(async (tx) => {
        await tx
          .select()
          .from(matches)
          .where(eq(matches.id, cup.matches[0] ?? 0))
          .for('update');
        const other = database.databaseUrl
          ? await openDatabase({ log: silent, databaseUrl: database.databaseUrl, directory: '' })
          : database;
        ends.push(() => other.close());
        const elsewhere = await newProcess(other);
        await elsewhere.notifications.run();
      });
    } else await notifications.run();
    expect(titles(browser)).toEqual(['Zápas začal']);
  });
});
