import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from '../../../tests/database.ts';
import { mount } from '../../platform/http/mount.ts';
import { matchEventHandlers } from './index.ts';
import type { Cup } from './testing/cup.ts';
import { actorWith, openSetup, reporter, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('on $name', (kind) => {
  let setup: Setup;
  let app: FastifyInstance;
  let cup: Cup;
  let actor: Actor | null;
  let matchId: number;

  beforeAll(async () => {
    setup = await openSetup(kind);
    cup = await setup.newCup();
    app = Fastify();
    const { database, clock } = setup;
    const identify = () => Promise.resolve(actor);
    mount(app, matchEventHandlers({ database, clock }), { identify, checkAnswers: true });
    matchId = cup.matches['A']?.[0] ?? 0;
  });
  afterAll(async () => {
    await app.close();
    await setup.database.cleanup();
  });

  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) => {
    const url = `/api/v1/competition/match/${matchId}/${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  const goal = () => ({
    minute: 3,
    second: 20,
    createdTimestamp: '2026-04-04T08:59:00Z',
    competitionEventTypeId: cup.types['goal'],
    competitionMatchParticipantId: null,
    competitionMatchStageId: cup.stages['1st_half'],
    secondaryParticipantId: null,
    side: 'home',
  });

  test('given a match recorded over HTTP, then every answer is what the contract declares', async () => {
    actor = superReporter;
    const started = await send('POST', `stage/${cup.stages['1st_half']}`);
    expect(started.status).toBe(200);
    const created = await send('POST', 'events', goal(), { 'idempotency-key': 'd-1' });
    expect(created).toMatchObject({
      status: 200,
      body: { events: [{ clientKey: 'd-1', minute: 3 }], roster: [] },
    });
    const edited = await send('PUT', 'events/k:d-1', { ...goal(), minute: 5 });
    expect(edited).toMatchObject({ status: 200, body: { events: [{ minute: 5 }], match: { homeScore: 1 } } });
    const forgotten = await send('POST', `stage/${cup.stages['finished']}`);
    expect(forgotten).toMatchObject({ status: 409, body: { error: 'half-missing' } });
    const approved = await send('POST', `stage/${cup.stages['finished']}`, { halvesChecked: true });
    expect(approved).toMatchObject({
      status: 200,
      body: { match: { competitionMatchStageId: cup.stages['finished'] } },
    });
    const late = await send('POST', 'events', goal(), { 'idempotency-key': 'd-2' });
    expect(late).toMatchObject({
      status: 409,
      body: { error: 'match-approved', additionalProperties: { pending: true } },
    });
    const reopening = await send('POST', `stage/${cup.stages['2nd_half']}`, {});
    expect(reopening).toMatchObject({ status: 422, body: { error: 'reason-missing' } });
    const reopened = await send('POST', `stage/${cup.stages['2nd_half']}`, { reason: 'goal missing' });
    expect(reopened).toMatchObject({ status: 200, body: { match: { homeScore: 2 } } });
    const different = { events: { count: 9, hash: '0' } };
    const refused = await send('POST', `stage/${cup.stages['finished']}`, different);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'events-differ', additionalProperties: { count: 2 } },
    });
    const deleted = await send('DELETE', 'events/k:d-1');
    expect(deleted).toMatchObject({ status: 200, body: { events: [{ clientKey: 'd-2' }] } });
    expect((await send('DELETE', 'events/k:d-1')).status).toBe(200);
  });

  test('given a refusal, then its status is that of its code', async () => {
    actor = null;
    expect(await send('POST', 'events', goal())).toMatchObject({
      status: 401,
      body: { error: 'not-signed-in' },
    });
    expect((await send('PUT', 'events/1', goal())).status).toBe(401);
    expect((await send('DELETE', 'events/1')).status).toBe(401);
    expect((await send('POST', `stage/${cup.stages['1st_half']}`)).status).toBe(401);
    actor = actorWith(5, 'ROLE_USER');
    expect(await send('POST', 'events', goal())).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    actor = reporter;
    expect(await send('DELETE', 'events/999999')).toMatchObject({
      status: 404,
      body: { error: 'event-unknown' },
    });
    expect(await send('POST', 'stage/999999')).toMatchObject({
      status: 404,
      body: { error: 'stage-unknown' },
    });
    expect((await send('POST', 'events', goal(), { 'x-protocol': '0' })).status).toBe(426);
    expect((await send('POST', 'events', goal(), { 'idempotency-key': 'a b' })).status).toBe(400);
    expect((await send('POST', 'events', { ...goal(), second: 60 })).status).toBe(400);
    expect((await send('POST', 'events', { ...goal(), createdTimestamp: 'a\0b' })).status).toBe(400);
    expect((await send('DELETE', 'events/k:%00')).status).toBe(400);
    expect((await send('POST', `stage/${cup.stages['1st_half']}`, { reason: 'a\0b' })).status).toBe(400);
    const { side: _, ...sideless } = goal();
    expect(await send('POST', 'events', sideless)).toMatchObject({
      status: 422,
      body: { error: 'side-missing' },
    });
  });
});
