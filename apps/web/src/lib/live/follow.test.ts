import { describe, expect, it } from 'vitest';
import { aFrame } from '../../testing/slices.ts';
import { backoff, spread } from './backoff.ts';
import { follow } from './follow.ts';
import type { FollowDeps, LiveMessage } from './follow.ts';

/** A page that follows a topic, with a clock that the test winds. */
function aPage(change: Partial<FollowDeps> = {}) {
  const timers: { at: number; action: () => void }[] = [];
  const seen = { asked: 0, disagreed: 0, confirmed: 0, closed: 0, now: 0 };
  let receive: (message: LiveMessage) => void = () => {};
  const stop = follow({
    open: (heard) => {
      receive = heard;
      return () => (seen.closed += 1);
    },
    apply: () => 'apply',
    incomplete: false,
    shown: () => ({ version: 'e1.42', etag: '"a"' }),
    refetch: () => {
      seen.asked += 1;
      return Promise.resolve();
    },
    disagreed: () => (seen.disagreed += 1),
    confirmed: () => (seen.confirmed += 1),
    after: (milliseconds, action) => {
      const timer = { at: seen.now + milliseconds, action };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    random: () => 0.5,
    ...change,
  });
  const pass = async (milliseconds: number) => {
    const end = seen.now + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      seen.now = next.at;
      next.action();
      await Promise.resolve();
      await Promise.resolve();
    }
    seen.now = end;
  };
  return { seen, stop, pass, hear: (message: LiveMessage) => receive(message), timers };
}
const frame: LiveMessage = { kind: 'frame', frame: aFrame() };
const sum = (version: string, etag: string): LiveMessage => ({ kind: 'sum', version, etag });

describe('a page that follows a topic', () => {
  it('asks for nothing while frames and heartbeats come', async () => {
    const { seen, pass, hear } = aPage();
    for (const message of [frame, { kind: 'beat' }, frame, { kind: 'beat' }] as const) {
      await pass(15_000);
      hear(message);
    }
    expect(seen).toMatchObject({ asked: 0, confirmed: 4 });
  });

  it('asks once for every twenty seconds of silence', async () => {
    const { seen, pass } = aPage();
    await pass(19_999);
    expect(seen.asked).toBe(0);
    await pass(1);
    expect(seen.asked).toBe(1);
    await pass(20_000);
    expect(seen.asked).toBe(2);
  });

  it.each([
    ['a frame that leaves one out', frame, 'gap'],
    ['a reset', { kind: 'reset' }, 'apply'],
  ] as const)('asks after %s', (_, message, result) => {
    const { seen, hear } = aPage({ apply: () => result });
    hear(message);
    expect(seen.asked).toBe(1);
  });

  it('asks every ten seconds while the stream is down, and once when it is back', async () => {
    const { seen, pass, hear } = aPage();
    hear({ kind: 'down' });
    expect(seen.asked).toBe(1);
    await pass(30_000);
    expect(seen.asked).toBe(4);
    hear({ kind: 'up' });
    expect(seen.asked).toBe(5);
    await pass(19_000);
    expect(seen.asked).toBe(5);
  });

  it('asks soon, and not for every frame, when frames leave out what it shows', async () => {
    const { seen, pass, hear } = aPage({ incomplete: true });
    hear(frame);
    hear(frame);
    await pass(10_000);
    expect(seen.asked).toBe(1);
  });

  it.each([
    ['agrees', 'e1.42', '"a"', 0, 0],
    ['disagrees', 'e1.42', '"b"', 1, 1],
    ['tells of a frame that has not come', 'e1.43', '"b"', 1, 1],
    ['is older than the page', 'e1.41', '"b"', 0, 0],
  ] as const)('compares a sum that %s', (_, version, etag, asked, disagreed) => {
    const { seen, hear } = aPage();
    hear(sum(version, etag));
    expect(seen).toMatchObject({ asked, disagreed });
  });

  it('has nothing to compare with a sum once frames have changed its data', () => {
    const { seen, hear } = aPage({ shown: () => ({ version: 'e1.42', etag: null }) });
    hear(sum('e1.42', '"b"'));
    expect(seen).toMatchObject({ asked: 0, disagreed: 0 });
  });

  it('does nothing any more when it is left', async () => {
    const { seen, stop, pass, hear, timers } = aPage({ incomplete: true });
    hear(frame);
    stop();
    hear(frame);
    await pass(60_000);
    expect(seen).toMatchObject({ asked: 0, closed: 1 });
    expect(timers).toEqual([]);
  });
});

describe('waiting', () => {
  it('doubles from a second to a minute', () => {
    expect([1, 2, 3, 6, 7, 50].map((failures) => backoff(failures, 0.5))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ]);
  });

  it('is spread by a fifth to both sides', () => {
    expect([spread(10_000, 0), spread(10_000, 0.5), spread(10_000, 1)]).toEqual([8000, 10_000, 12_000]);
  });
});
