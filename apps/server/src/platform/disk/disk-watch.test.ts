import { expect, test, vi } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { testServer } from '../http/testing/test-server.ts';
import { createDiskWatch, isDiskFull } from './index.ts';

const reserveBytes = 100;

function aWatch() {
  const clock = manualClock('2026-04-04T12:00:00Z');
  const disk = { free: 1_000 };
  const log = { warn: vi.fn(), info: vi.fn() };
  const watch = createDiskWatch({ clock, log, freeBytes: async () => disk.free, reserveBytes });
  return { clock, disk, log, watch };
}

test('given less than the reserve, then it is low until there is room again, and each is logged once', async () => {
  const { disk, log, watch } = aWatch();
  const seen: unknown[] = [];
  for (const free of [100, 99, 50, 100]) {
    disk.free = free;
    await watch.look();
    seen.push([watch.isLow(), watch.isFull(), watch.free()]);
  }
  expect(seen).toEqual([
    [false, false, 100],
    [true, true, 99],
    [true, true, 50],
    [false, false, 100],
  ]);
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

test('given something that could not be stored, then it is full for a while, and writes are still tried', () => {
  const { clock, watch } = aWatch();
  watch.noteFull();
  expect([watch.isLow(), watch.isFull()]).toEqual([false, true]);
  clock.advance(15);
  expect(watch.isFull()).toBe(false);
});

test.each([
  ['the file system', 'ENOSPC'],
  ['a quota', 'EDQUOT'],
  ['PostgreSQL', '53100'],
])(
  'given %s without room, then the write says so, and it is noted for the health of the server',
  async (_, code) => {
    const { watch } = aWatch();
    const { app } = testServer({ disk: watch });
    const cause = Object.assign(new Error('could not extend file'), { code });
    app.post('/write', () => Promise.reject(new Error('Failed query: insert secret', { cause })));
    const answer = await app.inject({ method: 'POST', url: '/write' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '15',
      { error: 'storage-full', additionalProperties: {} },
    ]);
    expect(watch.isFull()).toBe(true);
  },
);

test('given a low disk, then nothing is written, reading goes on, and so does writing when there is room', async () => {
  const { disk, watch } = aWatch();
  const { app } = testServer({ disk: watch });
  let written = 0;
  app.post('/write', async () => (written += 1));
  app.get('/read', async () => 'read');
  const statuses = async () => {
    const write = await app.inject({ method: 'POST', url: '/write' });
    const read = await app.inject('/read');
    return [write.statusCode, read.statusCode];
  };
  disk.free = 0;
  await watch.look();
  expect([await statuses(), written]).toEqual([[503, 200], 0]);
  disk.free = 1_000;
  await watch.look();
  expect([await statuses(), written]).toEqual([[200, 200], 1]);
});

test('given other errors, then the disk is not blamed', () => {
  expect(isDiskFull(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
  expect(isDiskFull('ENOSPC')).toBe(false);
});
