import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { planRuns } from '../../../platform/database/schema/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, ann, ben, makePlanSetup } from '../testing/plan-setup.ts';
import { formatNamed } from '../testing/small-plan.ts';

describe.each(bothDatabases())('searches for a schedule on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
  });
  beforeEach(async () => {
    cup = await makeOpenCup(database, year);
    year += 1;
    const format = formatNamed('groups-of-4-ab');
    await setup.command(0, { kind: 'format', category: 'MA', format, entries: 8 });
    await setup.command(1, { kind: 'draw', category: 'MA', entries: cup.teams.slice(0, 8) });
  });
  afterAll(() => setup.close());

  const start = (kiloMoves: number, from = 'scratch') =>
    setup.call('POST', '/run', { seed: 1, kiloMoves, from });
  const run = async () => (await setup.call('GET', '/run')).body.run;
  /** One court for some of the matches: a search without a plan that is the best possible goes on until its budget ends. */
  const closeCourts = async () => {
    const { courts } = (await setup.call('GET', '/settings')).body;
    const hours = [0, 1].map((day) => ({ day, open: 480, close: 780 }));
    const closed = courts.map((court: object, at: number) => ({ ...court, hours, active: at === 0 }));
    const saved = await setup.call('PUT', '/settings', { revision: 0, courts: closed });
    expect(saved.status).toBe(200);
  };
  const stop = (id: number, keep: boolean) => setup.call('POST', `/run/${id}/stop`, { keep });

  it('given a budget that is used up, then the best schedule is one command that can be undone', async () => {
    expect((await start(100)).body.run).toMatchObject({ state: 'running', by: { name: 'Ann B' } });
    await expect.poll(run).toMatchObject({ state: 'done', command: 3 });
    expect((await run()).progress).toMatchObject({
      broken: 0,
      unplaced: 0,
      moves: 100_000,
      cost: 0,
      bound: 0,
    });
    const { document, matches } = await setup.draft();
    expect(document.placements).toHaveLength(matches.length);
    await setup.command(3, { kind: 'undo', command: 3 });
    expect((await setup.draft()).document.placements).toEqual([]);
  });

  it('[PL20] given compact days, then the hours of the courts are what the matches need, and the plan is in them', async () => {
    const hoursOf = async () =>
      (await setup.call('GET', '/settings')).body.courts.flatMap(
        ({ hours }: { hours: { open: number; close: number }[] }) => hours,
      );
    expect(await hoursOf()).toContainEqual({ day: 0, open: 480, close: 1200 });
    await setup.call('POST', '/run', { seed: 1, kiloMoves: 100, from: 'scratch', compact: true });
    await expect.poll(run).toMatchObject({ state: 'done', command: 3 });
    expect((await run()).progress).toMatchObject({ broken: 0, unplaced: 0 });
    for (const { open, close } of await hoursOf()) {
      expect(open).toBeGreaterThanOrEqual(540);
      expect(close - open).toBeLessThan(360);
    }
    // A search that begins with what is placed leaves the hours as they are.
    const before = await hoursOf();
    await setup.call('POST', '/run', { seed: 1, kiloMoves: 1, from: 'improve', compact: true });
    expect(await hoursOf()).toEqual(before);
  });

  it('given a draft that changes during a search, then its result waits until somebody takes it', async () => {
    const { id } = (await start(2000)).body.run;
    await setup.command(2, {
      kind: 'place',
      match: 'MA A:1-4',
      to: { hall: cup.halls[0] ?? '', start: 481 },
    });
    await expect
      .poll(run, { timeout: 60_000 })
      .toMatchObject({ state: 'done', command: null, hasBest: true });
    expect((await setup.draft()).document.placements).toEqual([['MA A:1-4', cup.halls[0], 481]]);
    setup.as(ben);
    expect((await stop(id, true)).body.run).toMatchObject({ command: 4 });
    const { placements } = (await setup.draft()).document;
    expect(placements).toContainEqual(['MA A:1-4', cup.halls[0], 481]);
    expect(placements.length).toBeGreaterThan(1);
    setup.as(ann);
  });

  it('given the largest seed that a browser draws, then the search runs with it', async () => {
    const { status, body } = await setup.call('POST', '/run', {
      seed: 2 ** 32 - 1,
      kiloMoves: 1,
      from: 'scratch',
    });
    expect({ status, run: body.run }).toMatchObject({ status: 200, run: { seed: 2 ** 32 - 1 } });
    await expect.poll(run).toMatchObject({ state: 'done' });
  });

  it('given a search that is stopped, then its best is kept or not; another one is refused meanwhile', async () => {
    await closeCourts();
    const { id } = (await start(100_000)).body.run;
    expect(await start(100)).toMatchObject({ status: 409, body: { error: 'plan-run-busy' } });
    await expect.poll(async () => (await run()).hasBest).toBe(true);
    // A match that is placed meanwhile keeps its place.
    await setup.command(2, {
      kind: 'place',
      match: 'MA A:1-4',
      to: { hall: cup.halls[0] ?? '', start: 481 },
    });
    expect((await stop(id, true)).body.run).toMatchObject({ state: 'stopped', command: 4 });
    expect((await setup.draft()).document.placements).toContainEqual(['MA A:1-4', cup.halls[0], 481]);
    const second = (await start(100_000, 'improve')).body.run;
    expect((await stop(second.id, false)).body.run).toMatchObject({ state: 'stopped', command: null });
    expect((await stop(999_999, false)).status).toBe(404);
  });

  it('given a result that is discarded, then it is gone for everybody and cannot be taken', async () => {
    await closeCourts();
    const { id } = (await start(100_000)).body.run;
    await expect.poll(async () => (await run()).hasBest).toBe(true);
    const discarded = { state: 'stopped', hasBest: false, command: null };
    expect((await stop(id, false)).body.run).toMatchObject(discarded);
    setup.as(ben);
    expect(await run()).toMatchObject(discarded);
    expect((await stop(id, true)).body.run).toMatchObject(discarded);
    setup.as(ann);
    expect((await setup.draft()).document.placements).toEqual([]);
  });

  it('given a search that ends without a change, then nothing waits to be taken', async () => {
    const best = [['MA A:1-4', { hall: cup.halls[0], start: 480 }]];
    const progress = { moves: 10, of: 10, broken: 0, unplaced: 13, cost: 0 };
    const ended = { editionId: cup.editionId, state: 'done', seed: 1, moves: 10, revision: 2 } as const;
    const [row] = await database.db
      .insert(planRuns)
      .values({ ...ended, process: 'gone', progress, best, updatedAt: setup.clock.now() })
      .returning();
    expect((await stop(row?.id ?? 0, false)).body.run).toMatchObject({ state: 'stopped', hasBest: false });
    await start(100);
    await expect.poll(run).toMatchObject({ state: 'done', command: 3 });
    await start(1, 'unplaced');
    await expect.poll(run).toMatchObject({ state: 'done', command: null, hasBest: false });
  });

  it('given a draft or settings that change during a search, then its figures are said to be those from before', async () => {
    const { id } = (await start(100_000)).body.run;
    expect((await run()).draftChanged).toBe(false);
    await setup.command(2, { kind: 'lock', matches: ['MA A:1-4'], on: true });
    expect((await run()).draftChanged).toBe(true);
    await stop(id, false);
    const second = (await start(100_000)).body.run;
    expect(second.draftChanged).toBe(false);
    setup.clock.advance(5);
    const { revision } = (await setup.call('GET', '/settings')).body;
    const buffers = { afterGroup: 40, afterTravel: 20 };
    expect((await setup.call('PUT', '/settings', { revision, buffers })).status).toBe(200);
    expect((await run()).draftChanged).toBe(true);
    await stop(second.id, false);
  });

  it('given a run whose process is gone, then it is interrupted and its last best can still be taken', async () => {
    const best = [['MA A:1-4', { hall: cup.halls[0], start: 480 }]];
    const progress = { moves: 5, of: 10, broken: 0, unplaced: 13, cost: 0 };
    const gone = { editionId: cup.editionId, state: 'running', seed: 1, moves: 10, revision: 2 } as const;
    const [row] = await database.db
      .insert(planRuns)
      .values({ ...gone, process: 'gone', progress, best, updatedAt: new Date('2026-04-04T11:59:00Z') })
      .returning();
    expect(await run()).toMatchObject({ id: row?.id, state: 'interrupted', hasBest: true, command: null });
    expect((await stop(row?.id ?? 0, true)).body.run).toMatchObject({ state: 'stopped', command: 3 });
    expect((await setup.draft()).document.placements).toEqual([['MA A:1-4', cup.halls[0], 480]]);
    const [stored] = await database.db
      .select()
      .from(planRuns)
      .where(eq(planRuns.id, row?.id ?? 0));
    expect(stored?.endedAt).not.toBeNull();
  });

  it('given nothing to plan, then no search is started', async () => {
    await makeOpenCup(database, year + 500);
    expect(await start(100)).toMatchObject({ status: 409, body: { error: 'plan-empty' } });
    expect(await run()).toBeNull();
  });
});
