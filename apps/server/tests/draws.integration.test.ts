import { verifyDraw } from '@sevenmetre/engine/draw';
import { readyFormats } from '@sevenmetre/engine/formats';
import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Allowance } from '../src/platform/work/index.ts';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { draws, planCommands, users } from '../src/platform/database/schema/index.ts';
import { OpenStreams, mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { type Plan, createPlan } from '../src/features/plan/index.ts';
import { type OpenCup, makeOpenCup } from '../src/features/plan/testing/open-cup.ts';
import { DrawStream, drawHandlers } from '../src/features/draws/index.ts';
import { sha256 } from '../src/features/draws/announce-draw.use-case.ts';

const organiser: Actor = {
  userId: 1,
  roles: ['ROLE_USER', 'ROLE_ADMIN'],
  administratedClubIds: [],
  leadingTeamIds: [],
};
const format = readyFormats.find(({ id }) => id === 'groups-of-4-ab');

describe.each(bothDatabases())('public draws on $name', (kind) => {
  let database: TestDatabase;
  let cup: OpenCup;
  let who: Actor | null = organiser;
  let year = 2026;
  const { app, clock } = testServer();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  let stream: DrawStream;
  let plan: Plan;

  beforeAll(async () => {
    database = await kind.open();
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
    const streams = new OpenStreams({ maxClients: 10, maxPerAddress: 10 });
    stream = new DrawStream({ database, log, streams });
    stream.start();
    const random = { bytes: (count: number) => Buffer.alloc(count, 7) };
    plan = createPlan({ database, clock, log, random, snapshotOf: async () => null });
    mount(
      app,
      {
        ...plan.handlers,
        ...drawHandlers({ database, clock, random, allowance: new Allowance(clock) }, stream),
      },
      {
        identify: async () => who,
        checkAnswers: true,
      },
    );
  });
  beforeEach(async () => {
    who = organiser;
    cup = await makeOpenCup(database, year);
    year += 1;
    const change = { kind: 'format', category: 'MA', format, entries: 8 };
    await post('draft/commands', { clientKey: 'choose-format', revision: 0, change });
  });
  afterAll(async () => {
    stream.stop();
    await plan.stop();
    await app.close();
    await database.cleanup();
  });

  async function post(path: string, payload: object = {}): Promise<{ status: number; body: PublicDraw }> {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/admin/plan/${path}`, payload });
    return { status: answer.statusCode, body: answer.json() };
  }
  const call = (step: string, payload: object = {}) => post(`draws/MA/${step}`, payload);
  const seen = async (): Promise<PublicDraw> =>
    (await app.inject({ method: 'GET', url: '/api/v1/draws/MA' })).json();
  const boys = () =>
    cup.teams.slice(0, 8).map((id, index) => ({ id: Number(id), pot: Math.floor(index / 2) }));
  const open = () => call('open', { teams: boys(), sameClub: 'forbidden' });
  const begin = async () => {
    await call('announce');
    await open();
    return call('numbers', { numbers: [4, 1, 2, 7], by: 'Eliška, 9' });
  };
  const next = (shown: number) => call('step', { shown, direction: 'next' });

  it('given an announced draw, then its hash is public, its secret is not, and a second announcement changes nothing', async () => {
    const first = (await call('announce')).body.progress;
    const second = (await call('announce')).body.progress;
    expect(first).toMatchObject({
      state: 'announced',
      secret: null,
      secretHash: await sha256('07'.repeat(32)),
    });
    expect(second).toEqual(first);
    expect(JSON.stringify(await seen())).not.toContain('07'.repeat(32));
  });

  it('given teams that do not fill the format, then the draw is not opened', async () => {
    await call('announce');
    expect((await call('open', { teams: boys().slice(1), sameClub: 'forbidden' })).status).toBe(422);
    expect((await seen()).progress?.state).toBe('announced');
  });

  it('given steps of the operator, then each is stored before it is shown, a second press changes nothing, the last can be taken back', async () => {
    await begin();
    const first = (await next(0)).body.progress;
    expect(first?.balls).toMatchObject([{ group: null }]);
    expect((await next(0)).body.progress).toEqual(first);
    const second = (await next(1)).body.progress;
    expect(second?.balls[0]?.group).toEqual(expect.any(Number));
    const [row] = await database.db.select().from(draws).where(eq(draws.categoryId, cup.categories.MA));
    expect(row?.shown).toBe(2);
    expect((await call('step', { shown: 2, direction: 'back' })).body.progress).toEqual(first);
    expect((await next(1)).body.progress).toEqual(second);
    expect((await call('step', { shown: 9, direction: 'next' })).status).toBe(409);
  });

  it('given numbers from the hall, then teams and numbers are fixed', async () => {
    await begin();
    expect((await open()).status).toBe(409);
    expect((await call('numbers', { numbers: [1], by: '' })).status).toBe(409);
  });

  it('given the last ball, then the secret is revealed, the record verifies, and the draft has the draw in the same transaction', async () => {
    await begin();
    for (let shown = 0; shown < 16; shown += 1) expect((await next(shown)).status).toBe(200);
    const { progress, input } = await seen();
    if (!progress || !input) throw new Error('The draw is there.');
    const { secret, secretHash, inputHash, hallNumbers } = progress;
    const balls = progress.balls.map(({ team, group }) => ({ team, group: group ?? -1 }));
    const record = {
      secret: secret ?? '',
      secretHash,
      inputHash: inputHash ?? '',
      hallNumbers,
      input,
      balls,
    };
    expect(await verifyDraw(sha256, record)).toMatchObject({ ok: true, matching: 8 });
    expect(await verifyDraw(sha256, { ...record, balls: balls.toReversed() })).toMatchObject({ ok: false });
    const commands = await database.db
      .select()
      .from(planCommands)
      .where(eq(planCommands.editionId, cup.editionId));
    expect(commands.at(-1)?.change).toMatchObject({ kind: 'draw', category: 'MA' });
    const minutes = await app.inject({ method: 'GET', url: '/api/v1/draws/MA/minutes.pdf?locale=cs' });
    expect([minutes.statusCode, minutes.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  }, 60_000);

  it('given a format that others have changed during the draw, then the result goes before and brings its format back', async () => {
    await begin();
    const other = readyFormats.find(({ id }) => id === 'single-group');
    const change = { kind: 'format', category: 'MA', format: other, entries: 8 };
    await post('draft/commands', { clientKey: 'another-format', revision: 1, change });
    for (let shown = 0; shown < 16; shown += 1) await next(shown);
    const draft = (await app.inject({ method: 'GET', url: '/api/v1/admin/plan/draft' })).json();
    expect(draft.document.categories).toMatchObject([{ code: 'MA', format: { id: 'groups-of-4-ab' } }]);
    expect(draft.document.categories[0].entries).not.toContain(null);
  });

  it('given a stopped draw, then nothing is left of it and another one has to be announced', async () => {
    await begin();
    expect((await call('stop', { reason: 'The power failed' })).body.progress).toBeNull();
    expect((await next(0)).status).toBe(404);
  });

  it('given anybody but an organiser, then nothing is announced', async () => {
    who = { ...organiser, roles: ['ROLE_USER'] };
    expect((await call('announce')).status).toBe(403);
  });

  it('given a category that does not exist, then its stream is not opened', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/v1/draws/XX/stream' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'draw-unknown' }]);
  });

  it('given somebody who follows the stream, then every step reaches him', async () => {
    await begin();
    const frames: string[] = [];
    const leave = await stream.open('MA', {
      address: 'a',
      write: (text) => void frames.push(text),
      end: () => {},
    });
    await next(0);
    await expect.poll(() => frames.at(-1)).toContain('"shown":1');
    expect(frames.at(-1)).toContain('"secret":null');
    leave();
  });
});
