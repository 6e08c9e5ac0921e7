import { expect, test, vi } from 'vitest';
import { DeviceReports, deviceReport } from './device-report.ts';

const none = async () => null;
const queueOf = (count: Promise<number>) => ({ countOlderThan: () => count });

test('given records that are not sent, then a call tells how many, at most what the server takes', async () => {
  expect(await deviceReport(queueOf(Promise.resolve(0)), none)).toEqual({ unsent: '0' });
  expect(await deviceReport(queueOf(Promise.resolve(3)), none)).toEqual({ unsent: '3' });
  expect(await deviceReport(queueOf(Promise.resolve(123_456)), none)).toEqual({ unsent: '9999' });
});

test('given a disk that refuses or does not answer, then the call tells nothing and goes on', async () => {
  expect(await deviceReport(queueOf(Promise.reject(new Error('no disk'))), none)).toEqual({});
  vi.useFakeTimers();
  const query = deviceReport(queueOf(new Promise(() => undefined)), none);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await query).toEqual({});
  expect(await deviceReport(undefined, none)).toEqual({});
});

test('given a browser that knows its battery, then the call tells it, too', async () => {
  expect(await deviceReport(queueOf(Promise.resolve(1)), async () => 17)).toMatchObject({
    unsent: '1',
    battery: '17',
  });
});

test('given records that were told as unsent, then the call is made again at once when they are sent, and not before or twice', async () => {
  let count = 2;
  const listeners: (() => void)[] = [];
  const queue = {
    countOlderThan: async () => count,
    listen: (listener: () => void) => {
      listeners.push(listener);
      return () => true;
    },
  };
  const told: (string | undefined)[] = [];
  const reports = new DeviceReports(() => queue, none);
  const call = () => reports.with(async ({ unsent }) => void told.push(unsent));
  const change = async () => {
    for (const listener of listeners) listener();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  await call();
  await change();
  expect(told).toEqual(['2']);
  count = 0;
  await Promise.all([change(), Promise.resolve().then(change), change().then(change)]);
  expect(told).toEqual(['2', '0']);
  await call();
  await change();
  expect(told).toEqual(['2', '0', '0']);
});
