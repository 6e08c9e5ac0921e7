import { verifyDraw } from '@sevenmetre/engine/draw';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { textOfPdf } from './text-of-pdf.ts';
import {
  type DrawSetup,
  formatOf,
  knownSecret,
  makeDrawSetup,
  organiser,
  recordOf,
  verified,
} from './draw-setup.ts';
import { audit, draws, planCommands } from '../src/platform/database/schema/index.ts';
import type { OpenCup } from '../src/features/plan/testing/open-cup.ts';
import { sha256 } from '../src/features/draws/announce-draw.use-case.ts';

describe.each(bothDatabases())('public draws on $name', (kind) => {
  let database: TestDatabase;
  let setup: DrawSetup;
  let cup: OpenCup;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeDrawSetup(database);
  });
  beforeEach(async () => {
    setup.as(organiser);
    setup.exchangeKey('k'.repeat(32));
    cup = await setup.newCup(year);
    year += 1;
  });
  afterAll(() => setup.close());

  const call: DrawSetup['call'] = (step, payload) => setup.call(step, payload);
  const seen = () => setup.seen();
  const begin = () => setup.begin();
  const next = (shown: number) => setup.next(shown);
  const numbers = (by = 'Eliška, 9') => call('numbers', { numbers: [4, 1, 2, 7], by });
  const later = (minutes: number) =>
    setup.clock.set(new Date(setup.clock.now().getTime() + minutes * 60_000));

  it('[DR1] given an announced draw, then its hash is public, its secret is not, and a second announcement changes nothing', async () => {
    const first = (await call('announce')).body.progress;
    const second = (await call('announce')).body.progress;
    expect(first).toMatchObject({
      state: 'announced',
      number: 1,
      secret: null,
      secretHash: await sha256(knownSecret),
    });
    expect(second).toEqual(first);
    expect(JSON.stringify(await seen())).not.toContain(knownSecret);
  });

  it('[DR1] given a reader of the database, then neither the secret nor a ball that was not shown can be read there', async () => {
    await begin();
    await next(0);
    const stored = await database.db.execute(sql`select draws::text as row from draws
      union all select audit::text from audit`);
    const text = JSON.stringify(stored.rows);
    expect(text).toContain(await sha256(knownSecret));
    expect(text).not.toContain(knownSecret);
    expect(text).not.toContain('"blocked"');
    expect(text).not.toContain('\\"group\\"');
    const [row] = await database.db.select().from(draws).where(eq(draws.categoryId, cup.categories.MA));
    expect(row).toMatchObject({ secret: null, balls: null, shown: 1 });
  });

  it('[DR3] given numbers too soon after the announcement, then they are refused with the earliest instant', async () => {
    await call('announce');
    await setup.open();
    later(14);
    const refused = await numbers();
    expect(refused).toMatchObject({ status: 409, body: { error: 'draw-too-early' } });
    expect(refused.body).toMatchObject({
      additionalProperties: { from: (await seen()).progress?.numbersFrom },
    });
    later(1);
    expect((await numbers()).status).toBe(200);
  });

  it.each(['', ' ', '7', '—', 'A'])('[DR3] given numbers drawn by %j, then they are refused', async (by) => {
    await call('announce');
    await setup.open();
    later(15);
    expect((await numbers(by)).status).toBe(400);
    expect((await seen()).progress?.state).toBe('opened');
  });

  it('given teams that do not fill the format, then the draw is not opened', async () => {
    await call('announce');
    expect((await call('open', { teams: setup.boys().slice(1), sameClub: 'forbidden' })).status).toBe(422);
    expect((await seen()).progress?.state).toBe('announced');
  });

  it('[DR2] given pots or the rule about clubs that change after their hash was published, then every version stays public with its hash', async () => {
    await call('announce');
    const first = (await setup.open('forbidden')).body.progress?.inputHash;
    await setup.open('forbidden');
    const second = (await setup.open('allowed')).body.progress?.inputHash;
    const draw = await seen();
    expect(draw.progress?.inputHash).toBe(second);
    expect(draw.earlierInputs).toMatchObject([{ hash: first, input: { rules: { sameClub: 'forbidden' } } }]);
    later(15);
    await numbers();
    for (let shown = 0; shown < 16; shown += 1) await next(shown);
    const revealed = await seen();
    expect(await verified(revealed)).toMatchObject({ ok: true, isInputKept: true });
    const [version] = recordOf(revealed).earlierInputs;
    const forged = { ...recordOf(revealed), earlierInputs: version ? [{ ...version, hash: '0' }] : [] };
    expect(await verifyDraw(sha256, forged)).toMatchObject({ ok: false, isInputKept: false });
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
    expect((await setup.open()).status).toBe(409);
    expect((await call('numbers', { numbers: [1], by: 'Eliška' })).status).toBe(409);
  });

  it('given the last ball, then the secret is revealed, the record verifies, and the draft has the draw in the same transaction', async () => {
    const { progress } = await setup.drawAll();
    expect(progress).toMatchObject({ state: 'revealed', secret: knownSecret, shown: 16 });
    const draw = await seen();
    expect(await verified(draw)).toMatchObject({ ok: true, matching: 8, groups: 'unpublished' });
    const record = recordOf(draw);
    expect(await verifyDraw(sha256, { ...record, balls: record.balls.toReversed() })).toMatchObject({
      ok: false,
    });
    const commands = await database.db
      .select()
      .from(planCommands)
      .where(eq(planCommands.editionId, cup.editionId));
    expect(commands.at(-1)?.change).toMatchObject({ kind: 'draw', category: 'MA' });
    const minutes = await setup.app.inject({
      method: 'GET',
      url: '/api/v1/draws/MA/minutes.pdf?locale=cs',
    });
    expect([minutes.statusCode, minutes.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  }, 60_000);

  it('given a format that others have changed during the draw, then the result goes before and brings its format back', async () => {
    await begin();
    const change = { kind: 'format', category: 'MA', format: formatOf('single-group'), entries: 8 };
    const body = { clientKey: 'another-format', revision: 1, change };
    expect((await setup.send('POST', '/admin/plan/draft/commands', body)).status).toBe(200);
    for (let shown = 0; shown < 16; shown += 1) await next(shown);
    const draft = (await setup.send('GET', '/admin/plan/draft')).body;
    expect(draft.document.categories).toMatchObject([{ code: 'MA', format: { id: 'groups-of-4-ab' } }]);
    expect(draft.document.categories[0].entries).not.toContain(null);
  });

  it('[DR4] given a stopped draw, then it stays public with its balls, reason and secret, and another one has to be announced', async () => {
    await begin();
    for (const shown of [0, 1, 2]) await next(shown);
    const before = (await seen()).progress;
    const reason = 'The power failed';
    const stopped = (await call('stop', { reason })).body;
    const attempt = {
      number: 1,
      state: 'stopped',
      reason,
      secret: knownSecret,
      secretHash: await sha256(knownSecret),
      hallNumbers: [4, 1, 2, 7],
      numbersBy: 'Eliška, 9',
      inputs: [{ hash: before?.inputHash }],
    };
    expect(stopped).toMatchObject({ progress: null, input: null, earlier: [attempt] });
    expect(stopped.earlier[0]?.balls).toEqual(before?.balls.map(({ team, group }) => ({ team, group })));
    expect(stopped.earlier[0]?.balls.map(({ group }) => group === null)).toEqual([false, true]);
    expect((await next(3)).status).toBe(404);
    expect((await call('stop', { reason })).status).toBe(404);

    expect((await call('announce')).body).toMatchObject({
      progress: { number: 2, state: 'announced', shown: 0 },
      earlier: [attempt],
    });
    expect((await call('numbers', { numbers: [1], by: 'Eliška' })).status).toBe(409);
    await call('stop', { reason: 'Once more' });
    expect((await seen()).earlier).toMatchObject([{ number: 1 }, { number: 2, balls: [] }]);
  });

  it('[DR4] given a revealed draw, then it cannot be stopped, announced again or stepped back', async () => {
    await setup.drawAll();
    const before = await seen();
    for (const [step, body] of [
      ['stop', { reason: 'We do not like it' }],
      ['step', { shown: 16, direction: 'back' }],
    ] as const)
      expect(await call(step, body)).toMatchObject({ status: 409, body: { error: 'draw-revealed' } });
    expect((await call('announce')).body).toEqual(before);
    expect(await seen()).toEqual(before);
  });

  it('[DR4] given a revealed draw that is set aside, then it stays public with the reason and all balls, and may be repeated', async () => {
    await setup.drawAll();
    const reason = 'A team was in the wrong pot';
    expect((await call('set-aside', { reason: '  ' })).status).toBe(400);
    const aside = (await call('set-aside', { reason })).body;
    expect(aside.progress).toBeNull();
    expect(aside.earlier).toMatchObject([{ number: 1, state: 'setAside', reason, secret: knownSecret }]);
    expect(aside.earlier[0]?.balls).toHaveLength(8);
    expect((await call('announce')).body.progress?.number).toBe(2);
    const actions = await database.db.select().from(audit).where(eq(audit.action, 'draw.setAside'));
    expect(actions.at(-1)).toMatchObject({ reason });
    expect((await call('set-aside', { reason })).status).toBe(409);
  });

  it('[DR2, DR4] given the minutes of a draw that was not the first attempt, then they name the attempts and versions before it', async () => {
    await call('announce');
    await call('stop', { reason: 'The power failed' });
    await call('announce');
    const first = (await setup.open('forbidden')).body.progress?.inputHash ?? '';
    await setup.open('allowed');
    later(15);
    await numbers();
    for (let shown = 0; shown < 16; shown += 1) await next(shown);
    const url = '/api/v1/draws/MA/minutes.pdf?locale=en';
    const { rawPayload } = await setup.app.inject({ method: 'GET', url });
    const joined = (text: string) => text.replaceAll(/\s+/g, '');
    const text = joined(textOfPdf(rawPayload));
    for (const word of ['The power failed', 'Earlier attempts', 'Earlier versions of teams and rules', first])
      expect(text).toContain(joined(word));
  }, 60_000);

  it('given another key of the server, then the draw says that its secret is lost, and can only be stopped', async () => {
    await call('announce');
    await setup.open();
    later(15);
    setup.exchangeKey('x'.repeat(32));
    expect(await numbers()).toMatchObject({ status: 409, body: { error: 'draw-secret-lost' } });
    const stopped = (await call('stop', { reason: 'The key is lost' })).body;
    expect(stopped.earlier).toMatchObject([{ secret: null, reason: 'The key is lost' }]);
  });

  it('given anybody but an organiser, then nothing is announced', async () => {
    setup.as({ ...organiser, roles: ['ROLE_USER'] });
    expect((await call('announce')).status).toBe(403);
  });

  it('given a category that does not exist, then its stream is not opened', async () => {
    const answer = await setup.app.inject({ method: 'GET', url: '/api/v1/draws/XX/stream' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'draw-unknown' }]);
  });

  it('given somebody who follows the stream, then every step reaches him', async () => {
    await begin();
    const frames: string[] = [];
    const leave = await setup.stream.open('MA', {
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
