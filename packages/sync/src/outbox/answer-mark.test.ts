import { describe, expect, test } from 'vitest';
import { isOurs } from './answer-mark.ts';
import { answered, goal, lost, TestDevice, testPortal } from './testing/test-device.ts';

const ours = { status: 200, portal: testPortal, call: 'c1', isJson: true };
const expected = { portal: testPortal, call: 'c1' };

describe('[SY19] an answer of the portal', () => {
  test('has its id, the id of the call, and JSON', () => {
    expect(isOurs(ours, expected)).toBe(true);
    expect(isOurs({ ...ours, portal: null }, expected)).toBe(false);
    expect(isOurs({ ...ours, portal: '<html>' }, { ...expected, portal: null })).toBe(false);
    expect(isOurs({ ...ours, call: null }, expected)).toBe(false);
    expect(isOurs({ ...ours, call: 'c0' }, expected)).toBe(false);
    expect(isOurs({ ...ours, isJson: false }, expected)).toBe(false);
  });

  test('of any portal is taken by a device that knows none yet, as after an update from an older release', () => {
    expect(isOurs(ours, { ...expected, portal: null })).toBe(true);
  });

  test('of another portal is taken only if it refuses the call', () => {
    const other = { ...ours, portal: 'otherportal2' };
    expect(isOurs(other, expected)).toBe(false);
    expect(isOurs({ ...other, status: 421 }, expected)).toBe(true);
  });
});

describe('[SY19] a device', () => {
  test('without a known portal learns it from the first answer, and names it in later calls', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    expect(await outbox.portal()).toBeNull();
    await outbox.record(7, goal(1));
    await device.rest();
    expect(await outbox.portal()).toBe(testPortal);
    await outbox.record(7, goal(2));
    await device.rest();
    expect(device.calls.map(({ headers }) => headers['portal-id'])).toEqual([undefined, testPortal]);
  });

  test('learns the portal from answers outside of the queue once', async () => {
    const outbox = new TestDevice().open();
    await outbox.learnPortal(testPortal);
    await outbox.learnPortal('otherportal2');
    expect(await outbox.portal()).toBe(testPortal);
  });

  test('keeps attempts, clock and queue as they are while answers are lost', async () => {
    const device = new TestDevice();
    const outbox = device.open();
    device.answers = () => lost;
    await outbox.record(7, goal(1));
    await device.pass(120_000);
    const { here, attention } = await outbox.unsynced();
    expect(here).toMatchObject([{ attempts: 0 }]);
    expect(attention).toEqual([]);
    expect(device.disk.state).toMatchObject({ offset: 0 });
    expect(outbox.status()).toMatchObject({ trouble: 'network', paused: null });
  });
});

describe('[SY36] given another portal at the address', () => {
  async function moved() {
    const device = new TestDevice();
    const outbox = device.open();
    await outbox.record(7, goal(1));
    await device.rest();
    device.answers = (call) =>
      call.headers['portal-id'] === undefined
        ? { ...device.store(call), portal: 'otherportal2' }
        : answered(421, 'other-portal', { portal: 'otherportal2', date: device.now + 3_600_000 });
    await outbox.record(7, goal(2));
    await device.rest();
    return { device, outbox };
  }

  test('then nothing is sent or lost, no clock is learnt, and the screen can say so', async () => {
    const { device, outbox } = await moved();
    await device.pass(60_000);
    expect(outbox.status().paused).toBe('other-portal');
    expect((await outbox.unsynced()).here).toMatchObject([{ attempts: 0 }]);
    expect(device.disk.state).toMatchObject({ portal: testPortal, offset: 0 });
  });

  test('then the queue goes on by itself when the portal is back', async () => {
    const { device, outbox } = await moved();
    device.answers = (call) => device.store(call);
    await device.pass(20_000);
    expect(outbox.status().paused).toBeNull();
    expect((await outbox.unsynced()).here).toEqual([]);
  });

  test('then a person can send everything to the other portal, and lists of the old one are gone', async () => {
    const { device, outbox } = await moved();
    expect(device.disk.copy).not.toBeNull();
    await outbox.changePortal();
    expect(device.disk.copy).toBeNull();
    await device.rest();
    expect((await outbox.unsynced()).here).toEqual([]);
    expect(await outbox.portal()).toBe('otherportal2');
  });
});
