import { describe, expect, test } from 'vitest';
import type { MatchClock } from '../protocol.ts';
import { answered, TestDevice, goal, lost } from './testing/test-device.ts';
import type { Outbox, OutboxCall } from './index.ts';

const matchId = 7;
const nine = Date.UTC(2026, 3, 4, 9, 0, 0);
const start = (device: TestDevice) => ({ stageId: 2, seconds: 0, running: true, at: device.now });
const stopAt = (device: TestDevice, seconds: number) => ({
  stageId: 2,
  seconds,
  running: false,
  at: device.now,
});
const clocksIn = (calls: readonly OutboxCall[]) => calls.filter((call) => call.kind === 'clock');

/**
 * Two answers, at the start and at the end of a second, determine the offset. `now`: the device's time at
 * nine.
 */
async function learn(outbox: Outbox, now: number): Promise<void> {
  await outbox.learnTime({ sentAt: now, receivedAt: now, date: nine });
  await outbox.learnTime({ sentAt: now + 999, receivedAt: now + 999, date: nine });
}

/**
 * A device with a clock that is wrong by some minutes, and one answer of the server during the preparation.
 */
async function prepared(minutes: number) {
  const device = new TestDevice();
  device.now = nine + minutes * 60_000;
  device.answers = () => lost;
  const outbox = device.open();
  await learn(outbox, device.now);
  return { device, outbox };
}

const serverClock = (seconds: number, rest: Partial<MatchClock> = {}): MatchClock => ({
  stageId: 2,
  seconds,
  running: true,
  at: nine,
  recordedAt: nine,
  device: 'elsewhere',
  key: 'elsewhere-1',
  ...rest,
});

describe('[SY34] the clock of a match on a device', () => {
  test('given a press and a page that dies at once, then the next page goes on with it', async () => {
    const { device, outbox } = await prepared(0);
    await outbox.begin(matchId, start(device));
    outbox.stop();
    device.disk.powerCut();
    await device.pass(7000);
    const { clock, calls } = await device.open().view(matchId);
    expect(clock).toEqual({ stageId: 2, seconds: 0, runningSince: nine });
    expect(calls.map(({ data }) => data.kind)).toEqual(['stage']);
  });

  test('given a half that begins late, then its events move with it in one write, and are sent after it', async () => {
    const { device, outbox } = await prepared(0);
    await outbox.record(matchId, goal(15));
    await outbox.record(matchId, goal(16));
    const [first, second] = (await outbox.view(matchId)).events;
    if (!first || !second) throw new Error('nothing is shown');
    await outbox.remove(second);
    const writes = device.disk.writes;
    const moved = [first, second].map((event) => ({ event, content: goal(18, { stageId: 3 }) }));
    await outbox.begin(matchId, { ...start(device), stageId: 3, seconds: 1080 }, moved);
    expect(device.disk.writes - writes).toBe(1);
    device.disk.powerCut();
    const { events, clock } = await outbox.view(matchId);
    expect(events.map(({ content }) => [content.stageId, content.minute])).toEqual([[3, 18]]);
    expect(clock).toMatchObject({ stageId: 3, seconds: 1080 });
    device.calls.splice(0);
    device.answers = (call) => device.store(call);
    await device.pass(30_000);
    expect(device.calls.map(({ kind }) => kind)).toEqual(['delete', 'stage', 'clock', 'create']);
  });

  test.each([20, -20])(
    'given a device that is %i minutes wrong, then it sends and shows the server’s time',
    async (minutes) => {
      const { device, outbox } = await prepared(minutes);
      await outbox.storeList(matchId, { events: [], clock: serverClock(0) }, 0);
      device.now += 25_000;
      const { clock } = await outbox.view(matchId);
      expect(device.now - (clock?.runningSince ?? 0)).toBe(25_000);
      await outbox.clock(matchId, stopAt(device, 25));
      await device.rest();
      expect(clocksIn(device.calls).at(-1)?.body).toEqual({
        competitionMatchStageId: 2,
        seconds: 25,
        running: false,
        at: new Date(nine + 25_000).toISOString(),
      });
    },
  );

  test('given a device that has never heard of the server’s time, then its own clock runs and another’s stands', async () => {
    const device = new TestDevice();
    device.answers = () => lost;
    const outbox = device.open();
    await outbox.storeList(matchId, { events: [], clock: serverClock(60) }, 0);
    expect((await outbox.view(matchId)).clock).toEqual({ stageId: 2, seconds: 60, runningSince: null });
    const pressed = device.now;
    await outbox.clock(matchId, { ...start(device), seconds: 62 });
    await device.pass(30_000);
    expect((await outbox.view(matchId)).clock).toEqual({ stageId: 2, seconds: 62, runningSince: pressed });
    const [first] = clocksIn(device.calls);
    const call = clocksIn(device.calls).at(-1);
    expect(first?.body).toMatchObject({
      at: new Date(pressed).toISOString(),
      deviceTime: new Date(pressed).toISOString(),
    });
    expect(Date.parse(call?.body.deviceTime ?? '')).toBeGreaterThan(pressed);
    expect(call?.key).toBe(first?.key);
  });

  test('given a press before the time is learnt, then it is sent and shown by the server’s once it is', async () => {
    const device = new TestDevice();
    device.now = nine + 1_200_000;
    device.answers = () => lost;
    const outbox = device.open();
    await outbox.clock(matchId, start(device));
    await device.rest();
    await learn(outbox, device.now);
    expect((await outbox.view(matchId)).clock?.runningSince).toBe(device.now);
    device.calls.length = 0;
    await device.pass(10_000);
    expect(clocksIn(device.calls)[0]?.body).toMatchObject({ at: new Date(nine).toISOString() });
    expect(clocksIn(device.calls)[0]?.body).not.toHaveProperty('deviceTime');
  });

  test('given a press after another device’s, then it is the newer one, whatever this clock shows', async () => {
    const { device, outbox } = await prepared(0);
    await outbox.storeList(matchId, { events: [], clock: serverClock(0, { recordedAt: nine + 1500 }) }, 0);
    await outbox.clock(matchId, stopAt(device, 1));
    expect((await outbox.view(matchId)).clock).toMatchObject({ seconds: 1, runningSince: null });
    await device.rest();
    const [call] = clocksIn(device.calls);
    expect(Date.parse(call?.headers['x-modified-at'] ?? '')).toBe(nine + 1501);
  });

  test('given the server’s answer, then it is settled, and an older one that comes late changes nothing', async () => {
    const { device, outbox } = await prepared(0);
    const own = serverClock(25, { recordedAt: nine + 25_000, running: false });
    device.answers = () => answered(200, null, { events: [], clock: own });
    await outbox.clock(matchId, stopAt(device, 25));
    await device.rest();
    expect((await outbox.view(matchId)).counts.here).toBe(0);
    const { answers } = await outbox.view(matchId);
    await outbox.storeList(matchId, { events: [], clock: serverClock(0) }, answers);
    expect((await outbox.view(matchId)).clock).toMatchObject({ seconds: 25, runningSince: null });
  });

  test('given a clock that cannot be sent, then events and stages go on', async () => {
    const { device, outbox } = await prepared(0);
    device.answers = (call) => (call.kind === 'clock' ? answered(403, 'forbidden') : device.store(call));
    await outbox.clock(matchId, start(device));
    await outbox.record(matchId, goal(1));
    await outbox.stage(matchId, 3);
    await device.rest();
    const { counts, clock } = await outbox.view(matchId);
    expect(counts).toEqual({ here: 0, attention: 1, server: 1 });
    expect(clock).toMatchObject({ seconds: 0 });
  });

  test('given a device that takes the match over, then it goes on with the newest clock, by its own time', async () => {
    const { device, outbox } = await prepared(0);
    await outbox.clock(matchId, start(device));
    device.now += 1000;
    await outbox.clock(matchId, stopAt(device, 1));
    const handOver = await outbox.handOver(matchId);
    expect(handOver.records.map(({ data }) => data.kind)).toEqual(['clock']);
    const other = await prepared(20);
    await other.outbox.continueMatch(handOver);
    expect((await other.outbox.view(matchId)).clock).toEqual({ stageId: 2, seconds: 1, runningSince: null });
    await other.device.rest();
    expect(clocksIn(other.device.calls)[0]?.key).toBe(handOver.records[0]?.key);
    // The server may cut its time, so that another device must not take it for newer than later ones.
    expect(handOver.clock).toBeNull();
  });
});
