import { describe, expect, test } from 'vitest';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';
import { classify, pauseAfter } from './answer-result.ts';

describe('[SY19] an acknowledgement', () => {
  test('is a 200 that carries the match, and nothing else', () => {
    const network = { kind: 'again', because: 'network' };
    expect(classify('create', answered(200, null, { events: [] }), 0)).toEqual({
      kind: 'settled',
      events: [],
    });
    expect(classify('create', answered(200, null), 0)).toEqual(network);
    expect(classify('create', answered(302, null), 0)).toEqual(network);
    expect(classify('create', lost, 0)).toEqual(network);
  });

  test('an answer of any status without a code of the contract is no network, however often it comes', () => {
    for (const status of [204, 302, 400, 401, 403, 404, 409, 421, 422, 426, 451, 500, 502, 511])
      for (const attempts of [0, 5, 500])
        expect(classify('create', answered(status, null), attempts)).toEqual({
          kind: 'again',
          because: 'network',
        });
  });

  test('a route that a server of an older release does not know is tried five times before somebody is asked', () => {
    expect(classify('create', answered(404, 'route-unknown'), 4)).toMatchObject({ kind: 'again' });
    expect(classify('create', answered(404, 'route-unknown'), 5)).toMatchObject({ kind: 'attention' });
    expect(classify('create', answered(403, 'forbidden'), 0)).toMatchObject({ kind: 'attention' });
  });

  test('of four kinds of 404 only event-unknown forgets, and only what was to be deleted', () => {
    const checked = (kind: 'create' | 'update' | 'delete', code: string | null) =>
      classify(kind, answered(404, code), 0).kind;
    expect(checked('delete', 'event-unknown')).toBe('gone');
    expect(checked('update', 'event-unknown')).toBe('id-unknown');
    expect(checked('delete', 'match-unknown')).toBe('attention');
    expect(checked('delete', 'route-unknown')).toBe('again');
  });

  test('given an id that the server does not know any more, then the event goes again by its key', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(7, goal(3));
    await device.rest();
    device.answers = (call) => (call.kind === 'update' ? answered(404, 'event-unknown') : device.store(call));
    const [event] = (await outbox.view(7)).events;
    if (event) await outbox.correct(event, goal(4));
    await device.rest();
    expect(device.calls.map(({ kind }) => kind)).toEqual(['create', 'update', 'create']);
    expect(new Set(device.calls.map(({ key }) => key)).size).toBe(1);
    expect((await outbox.view(7)).events).toMatchObject([{ content: { minute: 4 }, state: 'server' }]);
  });
});

test('[SY13] given a server that knows no event whatever is said, then somebody is asked in the end', async () => {
  const device = new TestDevice();
  const outbox = device.open();
  const stored = { id: 500, key: '3 2026-04-04T09:00:00Z', createdTimestamp: device.now, content: goal(2) };
  await outbox.storeList(7, { events: [stored] }, 0);
  device.answers = () => answered(404, 'event-unknown');
  const [event] = (await outbox.view(7)).events;
  if (event) await outbox.correct(event, goal(4));
  await device.pass(60_000);
  expect(device.calls.length).toBeLessThan(10);
  expect((await outbox.unsynced()).attention).toMatchObject([{ attention: { code: 'event-unknown' } }]);
});

describe('[SY22] a pause', () => {
  test('is one to ten seconds, grows, is drawn at random, and heeds Retry-After up to a minute', () => {
    for (const failures of [0, 1, 2, 5, 400])
      for (const random of [0, 0.5, 0.999]) {
        const pause = pauseAfter(failures, random, null);
        expect(pause).toBeGreaterThanOrEqual(1000);
        expect(pause).toBeLessThanOrEqual(10_000);
      }
    expect(pauseAfter(0, 0.999, null)).toBe(1000);
    expect(pauseAfter(9, 0.999, null)).toBeGreaterThan(9900);
    expect(pauseAfter(9, 0, null)).toBe(1000);
    expect(pauseAfter(0, 0, 30_000)).toBe(30_000);
    expect(pauseAfter(0, 0, 3_600_000)).toBe(60_000);
  });
});
