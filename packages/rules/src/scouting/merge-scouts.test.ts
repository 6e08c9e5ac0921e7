import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeScouts, type NotedEntry } from './index.ts';

const note = (device: string, seconds: number, change: Partial<NotedEntry> = {}): NotedEntry => ({
  kind: 'shot',
  side: 'home',
  x: 100,
  y: 90,
  result: 'saved',
  participantId: null,
  seconds,
  device,
  recordedAt: seconds * 1000,
  ...change,
});

describe('two scouts of one match', () => {
  it('[SO8] note a shot twice, and it counts once, as the first one has it, with the player that only the other knows', () => {
    const first = note('a', 60);
    const second = note('b', 68, { x: 112, y: 96, result: 'wide', participantId: 7 });
    expect(mergeScouts([first, second])).toEqual([{ ...first, participantId: 7 }]);
  });

  it.each([
    ['a goal and a save', note('b', 61, { result: 'goal' })],
    ['shots of both teams', note('b', 61, { side: 'away' })],
    ['a shot and a turnover', note('b', 61, { kind: 'turnover', x: null, y: null, result: null })],
    ['shots from the left and the right', note('b', 61, { x: 20 })],
    ['shots half a minute apart', note('b', 90)],
    ['two shots of one scout, as after a rebound', note('a', 61)],
  ])('[SO8] given %s, then both count', (_name, other) => {
    expect(mergeScouts([note('a', 60), other])).toHaveLength(2);
  });

  it('[SO8] take turns, and everything counts', () => {
    const half = [note('a', 60), note('a', 70), note('b', 1000), note('b', 1010)];
    expect(mergeScouts(half)).toEqual(half);
  });

  it('[SO8] both note a rebound, and two shots count', () => {
    const notes = [note('a', 60), note('b', 61), note('a', 64), note('b', 66)];
    expect(mergeScouts(notes)).toHaveLength(2);
  });

  it('[SO8] both note a rebound, one of them slowly, and two shots count', () => {
    const notes = [note('a', 60), note('a', 70), note('b', 72), note('b', 84)];
    expect(mergeScouts(notes)).toEqual(notes.slice(0, 2));
  });

  it('[SO8] note the same shots, one of them up to 15 s later, and each counts once', () => {
    const times = fc.uniqueArray(fc.nat(300), { maxLength: 20 });
    fc.assert(
      fc.property(times, fc.nat(15), (seconds, delay) => {
        const notes = seconds.flatMap((at) => [note('a', at), note('b', at + delay)]);
        const ordered = notes.toSorted((one, other) => one.recordedAt - other.recordedAt);
        expect(mergeScouts(ordered)).toHaveLength(seconds.length);
      }),
    );
  });

  it('[SO8] never count more than they noted, nor less than the busiest of them', () => {
    const entry = fc
      .record({ device: fc.constantFrom('a', 'b', 'c'), seconds: fc.nat(120), x: fc.nat(200) })
      .map(({ device, seconds, x }) => note(device, seconds, { x }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (notes) => {
        const ordered = notes.toSorted((one, other) => one.recordedAt - other.recordedAt);
        const merged = mergeScouts(ordered);
        const own = [...Map.groupBy(ordered, ({ device }) => device).values()];
        const most = Math.max(0, ...own.map((one) => one.length));
        expect(merged.length).toBeGreaterThanOrEqual(most);
        expect(merged.length).toBeLessThanOrEqual(ordered.length);
        expect(mergeScouts(merged.map((one) => ({ ...one, device: 'a' })))).toHaveLength(merged.length);
      }),
    );
  });
});
