import { describe, expect, test } from 'vitest';
import { copyAfter, taken } from './list.ts';
import type { ServerEvent } from './record.ts';
import { answered, TestDevice, goal } from './testing/test-device.ts';

const matchId = 7;
const nine = Date.UTC(2026, 3, 4, 9, 0, 0);

function events(...ids: readonly number[]): ServerEvent[] {
  return ids.map((id) => ({
    id,
    key: `table-${id}`,
    createdTimestamp: nine + id * 1000,
    content: goal(id),
  }));
}

function known(at: number | null, ...ids: readonly number[]) {
  return taken(matchId, null, { events: events(...ids), at });
}

function handed(toldAt: number | null, ...ids: readonly number[]) {
  return { matchId, events: events(...ids), toldAt, portal: null };
}

const idsOf = (copy: { readonly events: readonly ServerEvent[] }) => copy.events.map(({ id }) => id);

describe('[SY35] the list of a match after a hand-over', () => {
  test('given a device that knew none, then it is the one that was handed over', () => {
    expect(idsOf(copyAfter(null, handed(nine, 1, 2)))).toEqual([1, 2]);
  });

  test('given an older one here, then the newer one stands, also when it has fewer events', () => {
    expect(idsOf(copyAfter(known(nine, 1, 2), handed(nine + 5000, 1)))).toEqual([1]);
  });

  test('given a newer one here, then it stands as it is', () => {
    const here = known(nine + 5000, 1);
    expect(copyAfter(here, handed(nine, 1, 2))).toBe(here);
  });

  test('given one here that nobody told, or that a device without any handed over, then it gives way', () => {
    const empty = copyAfter(null, handed(null));
    expect(idsOf(copyAfter(empty, handed(nine, 1, 2)))).toEqual([1, 2]);
    expect(idsOf(copyAfter(known(null), handed(nine)))).toEqual([]);
  });

  test('given that a device without any hands over, then what is known here stands', () => {
    const here = known(nine, 1);
    expect(copyAfter(here, handed(null))).toBe(here);
  });

  test('given two of one second, then the one here stands, which knows what was deleted here', () => {
    const here = known(nine, 1, 2);
    expect(copyAfter(here, handed(nine, 1, 2, 3))).toBe(here);
  });

  test('given two of older programs, which bear no time, then the one with the newer event stands', () => {
    const here = known(null, 1, 2);
    expect(idsOf(copyAfter(here, handed(null, 1, 2, 3)))).toEqual([1, 2, 3]);
    expect(copyAfter(here, handed(null, 1, 2))).toBe(here);
  });
});

describe('[SY35] an answer that is on its way while a match is taken over', () => {
  async function whileSending(date: number) {
    const device = new TestDevice();
    const outbox = device.open();
    let answer: (reply: ReturnType<typeof answered>) => void = () => undefined;
    device.answers = () => new Promise((resolve) => (answer = resolve));
    const { key } = await outbox.record(matchId, goal(9));
    await device.rest();
    const own = { ...events(9)[0], id: 9, key, createdTimestamp: nine, content: goal(9) };
    const handedOver = [...events(1), own];
    await outbox.continueMatch({
      matchId,
      events: handedOver,
      toldAt: nine + 5000,
      clock: null,
      records: [],
      portal: null,
    });
    answer(answered(200, null, { events: [own], date }));
    await device.rest();
    return outbox.view(matchId);
  }

  test('given that it left the server before, then the list that was handed over stands, and what was sent is settled', async () => {
    const view = await whileSending(nine + 4000);
    expect(view.events.map(({ serverId }) => serverId)).toEqual([9, 1]);
    expect(view.counts).toEqual({ here: 0, attention: 0, server: 2 });
  });

  test('given that it left the server after, then its list stands', async () => {
    const view = await whileSending(nine + 6000);
    expect(view.events.map(({ serverId }) => serverId)).toEqual([9]);
  });
});

test('[SY35] given two hand-overs, then the newer list is on the screen whichever is read first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const handOvers = [handed(null), handed(nine, 1, 2)].map((list) => ({
      ...list,
      clock: null,
      records: [],
    }));
    const outbox = new TestDevice().open();
    for (const index of order) {
      const handOver = handOvers[index];
      if (handOver) await outbox.continueMatch(handOver);
    }
    expect((await outbox.view(matchId)).events.map(({ serverId }) => serverId)).toEqual([1, 2]);
  }
});

test('[SY27] [SY35] given a delete that waits for reopening, then only a list that was told after the refusal settles it', async () => {
  const device = new TestDevice();
  const outbox = device.open();
  device.answers = (call) => ({ ...device.store(call), date: nine });
  await outbox.record(matchId, goal(1));
  await device.rest();
  const [event] = (await outbox.view(matchId)).events;
  if (!event) throw new Error('nothing is shown');
  const parameters = { eventId: event.serverId };
  device.answers = () => answered(409, 'match-approved', { parameters, date: nine + 4000 });
  await outbox.remove(event);
  await device.pass(20_000);
  const waiting = async () => (await outbox.view(matchId)).counts.attention;
  await outbox.continueMatch({ ...handed(nine + 2000), clock: null, records: [] });
  expect(await waiting()).toBe(1);
  await outbox.continueMatch({ ...handed(nine + 6000), clock: null, records: [] });
  expect(await waiting()).toBe(0);
});
