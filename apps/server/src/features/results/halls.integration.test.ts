import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { matchPage } from '@sevenmetre/contract/pages';
import { HallSlice, HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { testActor } from '@sevenmetre/rules/testing';
import { manualClock } from '../../platform/clock/index.ts';
import type { ManualClock } from '../../platform/clock/index.ts';
import { matches, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testLive } from '../../../tests/test-live.ts';
import { appendChange, noMetrics } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { changeStage } from '../match-events/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { pageSlice, resultsHandlers } from './index.ts';

const actor = testActor(1, ['ROLE_COMPETITION_SUPER_REPORTER']);

/** Three matches in the first hall, at intervals of forty minutes from 10:00 in Prague on. */
describe.each(testDatabases())('halls on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  let app: FastifyInstance;
  let clock: ManualClock;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    clock = manualClock('2026-06-13T08:00:00Z');
    const person = {
      email: 'user-1@example.test',
      passwordHash: '',
      firstName: 'Eva',
      lastName: 'Javorová',
      roles: [],
    };
    await database.db.insert(users).values({ id: 1, ...person });
    for (const [index, id] of cup.matches.slice(0, 3).entries()) {
      const startsAt = new Date(Date.parse('2026-06-13T08:00:00Z') + index * 40 * 60_000);
      await database.db
        .update(matches)
        .set({ startsAt, placeId: cup.halls[0] ?? 0 })
        .where(eq(matches.id, id));
    }
    live = testLive({ database, clock });
    await live.start();
    app = fastify();
    mount(app, resultsHandlers({ live, db: database.db, clock, metrics: noMetrics }), {
      identify: async () => null,
      checkAnswers: true,
    });
  });
  afterAll(async () => {
    live.stop(() => 0);
    await app.close();
    await database.cleanup();
  });

  const hall = async () => {
    const answer = await app.inject({ url: `/api/v1/results/hall/${cup.halls[0]}` });
    return { etag: answer.headers['etag'], slice: HallSlice.parse(answer.json()) };
  };
  const delays = ({ matches: rows }: HallSlice) =>
    rows.filter(({ id }) => cup.matches.slice(0, 3).includes(id)).map(({ delay }) => delay?.minutes ?? null);

  async function stage(index: number, code: StageCode): Promise<void> {
    const matchId = cup.matches[index] ?? 0;
    const call = {
      matchId,
      stageId: cup.stages[code],
      actor,
      protocol: undefined,
      reason: null,
      events: null,
      halvesChecked: true,
    };
    const outcome = await changeStage({ database, clock }, call);
    if (!outcome.ok) throw new Error(outcome.code);
    const stored = await database.db.select().from(matches).where(eq(matches.id, matchId));
    expect(stored[0]?.stageId).toBe(cup.stages[code]);
    await live.publisher.catchUp();
  }

  test('[SC1] given a day on which nothing has begun, then nothing is said, however late it is', async () => {
    clock.set('2026-06-13T08:20:00Z');
    expect(delays((await hall()).slice)).toEqual([null, null, null]);
  });

  test('[SC2] given a late start, then every coming match of the hall says so, on its own pages too', async () => {
    const before = await hall();
    clock.set('2026-06-13T08:25:00Z');
    await stage(0, '1st_half');
    const { slice, etag } = await hall();
    expect(delays(slice)).toEqual([null, 21, 17]);
    expect(etag).not.toBe(before.etag);
    const expected = { minutes: 21, expectedAt: '2026-06-13T09:01:00Z', knownUntil: '2026-06-13T09:31:00Z' };
    const next = slice.matches.find(({ id }) => id === cup.matches[1]);
    expect(next?.delay).toEqual(expected);
    const team = await app.inject({ url: `/api/v1/results/team/${next?.home.team?.id}` });
    expect(TeamSlice.parse(team.json()).matches.find(({ id }) => id === next?.id)?.delay).toEqual(expected);
    const halls = HallsSlice.parse((await app.inject({ url: '/api/v1/results/halls' })).json());
    expect(halls.halls[0]).toMatchObject({ live: [{ id: cup.matches[0] }], next: { delay: expected } });
  });

  test('given time that passes, then the bytes stay as they are until somebody reports', async () => {
    const { etag } = await hall();
    clock.set('2026-06-13T08:39:00Z');
    expect((await hall()).etag).toBe(etag);
    await stage(0, '2nd_half');
    expect(delays((await hall()).slice)).toEqual([null, 17, 13]);
    clock.set('2026-06-13T09:02:00Z');
    await stage(0, 'waiting_for_approval');
    expect(delays((await hall()).slice)).toEqual([null, 25, 21]);
  });

  test('given a process that restarts, then it says the same', async () => {
    const other = testLive({ database, clock });
    await other.start();
    const page = matchPage(`/results/matches-by-hall/${cup.halls[0]}`);
    const made = page && (await pageSlice(other, page));
    other.stop(() => 0);
    expect(made?.status === 200 && delays(HallSlice.parse(JSON.parse(made.json)))).toEqual([null, 25, 21]);
  });

  test('given one day, then its matches alone; odd days have none', async () => {
    const on = async (day: string) =>
      HallSlice.parse((await app.inject({ url: `/api/v1/results/hall/${cup.halls[0]}?day=${day}` })).json());
    expect((await on('2026-06-13')).day).toBe('2026-06-13');
    expect(await on('2030-01-01')).toMatchObject({ day: null, matches: [] });
  });

  test.each(['false', 'True', '', null])(
    'given an organiser whose setting is %j, then halls have neither pages nor answers nor a stream',
    async (value) => {
      await database.transaction(async (tx) => {
        await setEditionConfiguration(cup.editionId, { 'show-results': value }, tx);
        await appendChange(tx, { structure: true });
      });
      await live.publisher.catchUp();
      await expect.poll(() => live.publisher.state?.snapshot?.edition.showsHalls).toBe(false);
      const urls = [
        '/api/v1/results/halls',
        `/api/v1/results/hall/${cup.halls[0]}`,
        '/api/v1/results/hall/999',
        `/api/v1/competition/live/stream?topic=hall:${cup.halls[0]}`,
      ];
      for (const url of urls) {
        const answer = await app.inject({ url });
        expect([url, answer.statusCode, answer.json().error]).toEqual([url, 404, 'halls-hidden']);
      }
      const page = matchPage('/results/matches-by-hall');
      expect(page && (await pageSlice(live, page))).toMatchObject({
        status: 404,
        body: { error: 'halls-hidden' },
      });
      const dashboard = await app.inject({ url: '/api/v1/results/dashboard' });
      expect(dashboard.json().edition.showsHalls).toBe(false);
    },
  );

  test('given an organiser who shows halls again, then they have pages and answers', async () => {
    await database.transaction(async (tx) => {
      await setEditionConfiguration(cup.editionId, { 'show-results': 'true' }, tx);
      await appendChange(tx, { structure: true });
    });
    await live.publisher.catchUp();
    await expect.poll(() => live.publisher.state?.snapshot?.edition.showsHalls).toBe(true);
    for (const url of ['/api/v1/results/halls', `/api/v1/results/hall/${cup.halls[0]}`])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    const page = matchPage('/results/matches-by-hall');
    expect(page && (await pageSlice(live, page))).toMatchObject({ status: 200 });
    const dashboard = await app.inject({ url: '/api/v1/results/dashboard' });
    expect(dashboard.json().edition.showsHalls).toBe(true);
  });
});
