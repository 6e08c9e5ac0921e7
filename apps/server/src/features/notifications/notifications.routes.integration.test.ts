import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { pushSubscriptions } from '../../platform/database/schema/index.ts';
import { silent, testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import type { WebPushSettings } from './context.ts';
import { createNotifications } from './notifications.ts';
import type { Notifications } from './notifications.ts';

const push: WebPushSettings = { contact: 'mailto:cup@example.test', hosts: ['push.example.org'] };
const service = 'https://fcm.googleapis.com/fcm/send/';

describe.each(testDatabases())('browsers that sign up, on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let started: Notifications;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    started = notificationsWith(push);
    await started.start();
  });
  afterAll(async () => {
    await started.stop();
    await database.cleanup();
  });

  function notificationsWith(settings: WebPushSettings | null): Notifications {
    const source = { state: null, subscribe: () => () => {} };
    return createNotifications({
      database,
      clock: manualClock(new Date()),
      log: silent,
      source,
      push: settings,
    });
  }

  async function ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    payload?: object,
    { handlers }: Notifications = started,
  ) {
    const app = Fastify();
    mount(app, handlers, { identify: () => Promise.resolve(null), checkAnswers: true });
    const url = `/api/v1/notifications/subscription`;
    const reply = await app.inject({ method, url, ...(payload ? { payload } : {}) });
    await app.close();
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  }

  const keys = () => ({
    p256dh: `B${randomBytes(65).toString('base64url').slice(0, 86)}`,
    auth: randomBytes(16).toString('base64url'),
  });
  const choice = (index: number) => ({ teamId: cup.teams[index], start: true, goals: false, result: true });
  const body = (endpoint: string) => ({
    endpoint,
    keys: keys(),
    locale: 'cs',
    teams: [choice(0), choice(1)],
  });
  const stored = () => database.db.select().from(pushSubscriptions);

  test('given the first start, then every process and every later start has the same key', async () => {
    const { body: first } = await ask('GET');
    expect(first['publicKey']).toMatch(/^B[\w-]{86}$/);
    const other = notificationsWith(push);
    await other.start();
    expect((await ask('GET', undefined, other)).body).toEqual(first);
    await other.stop();
  });

  test('given a browser, then what it chose is kept, replaced, moved to its next address, and forgotten', async () => {
    const first = body(`${service}one`);
    const unknown = { ...choice(0), teamId: 999_999 };
    const kept = await ask('PUT', { ...first, teams: [choice(0), choice(1), unknown] });
    expect(kept).toEqual({ status: 200, body: { teams: [choice(0), choice(1)] } });
    expect((await ask('PUT', { ...first, teams: [choice(1)] })).body).toEqual({
      teams: [choice(1)],
    });
    await ask('PUT', body(`${service}two`));
    expect((await ask('PUT', { ...body(`${service}three`), teams: [unknown] })).body).toEqual({ teams: [] });
    expect((await stored()).map(({ endpoint }) => endpoint)).not.toContain(`${service}three`);
    const next = { replaces: first.endpoint, endpoint: `${service}two`, keys: keys() };
    expect(await ask('POST', next)).toEqual({
      status: 200,
      body: { teams: [choice(1)] },
    });
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([`${service}two`]);
    expect(await ask('POST', next)).toMatchObject({
      status: 422,
      body: { error: 'push-refused' },
    });
    expect(await ask('DELETE', { endpoint: `${service}two` })).toEqual({
      status: 200,
      body: { teams: [] },
    });
    expect(await stored()).toEqual([]);
    expect((await ask('DELETE', { endpoint: `${service}two` })).status).toBe(200);
  });

  test('given two browsers, then each keeps, changes and ends what it chose itself', async () => {
    const [one, other] = [
      body(`${service}one`),
      { ...body(`${service}other`), teams: [choice(1), choice(2)] },
    ];
    const chosen = async ({ endpoint, keys: own }: typeof one) =>
      (await ask('POST', { replaces: endpoint, endpoint, keys: own })).body['teams'];
    await ask('PUT', other);
    await ask('PUT', { ...one, teams: [choice(0), choice(1), choice(3)] });
    expect(await chosen(other)).toEqual(other.teams);
    await ask('PUT', one);
    expect([await chosen(one), await chosen(other)]).toEqual([one.teams, other.teams]);
    const left = await ask('DELETE', { endpoint: one.endpoint, teamId: choice(1).teamId });
    expect([left.body['teams'], await chosen(other)]).toEqual([[choice(0)], other.teams]);
    await ask('DELETE', { endpoint: one.endpoint });
    expect(await chosen(other)).toEqual(other.teams);
    await ask('DELETE', { endpoint: other.endpoint });
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://cup.example.org/x',
    'ftp://push.example.org/x',
  ])('given the address %s, then nothing is ever sent there', async (endpoint) => {
    expect(await ask('PUT', body(endpoint))).toMatchObject({
      status: 422,
      body: { error: 'push-refused' },
    });
    expect(await stored()).toEqual([]);
    const good = body(`${service}good`);
    await ask('PUT', good);
    const moved = { replaces: good.endpoint, endpoint, keys: keys() };
    expect(await ask('POST', moved)).toMatchObject({ status: 422, body: { error: 'push-refused' } });
    expect((await stored()).map((row) => row.endpoint)).toEqual([good.endpoint]);
    await ask('DELETE', { endpoint: good.endpoint });
  });

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-db5p.notify.windows.com/w/?token=x',
    'https://push.example.org/x',
  ])('given the push service of %s, then it is taken', async (endpoint) => {
    expect((await ask('PUT', body(endpoint))).status).toBe(200);
    await ask('DELETE', { endpoint });
  });

  test('given anything that is no subscription, then it is refused with what is wrong', async () => {
    const good = body(`${service}x`);
    const bad = [
      { ...good, endpoint: 'push' },
      { ...good, keys: { ...good.keys, p256dh: 'short' } },
      { ...good, locale: 'xx' },
      { ...good, teams: [] },
      { ...good, teams: Array.from({ length: 101 }, (_, index) => ({ ...choice(0), teamId: index + 1 })) },
      { ...good, name: 'Eva' },
    ];
    for (const one of bad) expect((await ask('PUT', one)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('given an operator who sends none, then there is no key, nobody signs up, and whoever is there can leave', async () => {
    const off = notificationsWith(null);
    await off.start();
    expect(await ask('GET', undefined, off)).toEqual({ status: 200, body: { publicKey: null } });
    expect((await ask('PUT', body(`${service}x`), off)).status).toBe(422);
    await ask('PUT', body(`${service}x`));
    const moved = { replaces: `${service}x`, endpoint: `${service}y`, keys: keys() };
    expect((await ask('POST', moved, off)).status).toBe(422);
    expect((await ask('DELETE', { endpoint: `${service}x` }, off)).status).toBe(200);
    expect(await stored()).toEqual([]);
    await off.stop();
  });
});
