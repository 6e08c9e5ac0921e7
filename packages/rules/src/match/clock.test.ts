import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/index.ts';
import { stageCodes } from '../vocabulary/index.ts';
import { eventClock, matchClockAt, stageEnd, stageStart, knownClock } from './index.ts';

const began = '2026-04-04T12:00:00Z';
const after = (seconds: number) => new Date(Date.parse(began) + seconds * 1000);
const halfLength = 900;

describe('the match clock', () => {
  it('[MA7] begins the second half at the half length and stands still after the second', () => {
    expect(stageCodes.map((code) => stageStart(code, halfLength))).toEqual([0, 0, 900, 1800, 1800, 1800]);
    expect(stageCodes.map((code) => stageEnd(code, halfLength))).toEqual([0, 900, 1800, 1800, 1800, 1800]);
  });

  it('[MA7] goes on counting in the second half', () => {
    const running = { stage: '2nd_half', stageStartedAt: began, halfLength, clock: null } as const;
    expect(matchClockAt(running, after(61))).toEqual({ minute: 16, second: 1, over: false });
    expect(matchClockAt({ ...running, stageStartedAt: new Date(began) }, after(61)).minute).toBe(16);
  });

  it('[MA8] never shows more than the half is long, and says that it is over', () => {
    const running = { stage: '1st_half', stageStartedAt: began, halfLength, clock: null } as const;
    expect(matchClockAt(running, after(899))).toEqual({ minute: 14, second: 59, over: false });
    expect(matchClockAt(running, after(900))).toEqual({ minute: 15, second: 0, over: true });
    expect(matchClockAt(running, after(5000))).toEqual({ minute: 15, second: 0, over: true });
  });

  it('[MA8] shows the beginning of the stage before it began, without a beginning, and for nonsense', () => {
    const running = { stage: '2nd_half', stageStartedAt: began, halfLength, clock: null } as const;
    expect(matchClockAt(running, after(-30))).toEqual({ minute: 15, second: 0, over: false });
    expect(matchClockAt({ ...running, stageStartedAt: null }, after(30)).minute).toBe(15);
    expect(matchClockAt({ ...running, stageStartedAt: 'yesterday' }, after(30)).minute).toBe(15);
    const coming = { stage: 'not_started', stageStartedAt: null, halfLength, clock: null } as const;
    expect(matchClockAt(coming, after(30))).toEqual({ minute: 0, second: 0, over: false });
  });

  it('[MA8] stands at the end of play in a shoot-out and after it', () => {
    for (const stage of ['shootout', 'waiting_for_approval', 'finished'] as const) {
      const running = { stage, stageStartedAt: began, halfLength, clock: null };
      expect(matchClockAt(running, after(300))).toEqual({ minute: 30, second: 0, over: true });
    }
  });

  it('[MA8] never runs backwards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stageCodes), fc.nat(4000), fc.nat(4000), (stage, a, b) => {
        const at = (seconds: number) =>
          matchClockAt({ stage, stageStartedAt: began, halfLength, clock: null }, after(seconds));
        const [early, late] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(late.minute * 60 + late.second).toBeGreaterThanOrEqual(early.minute * 60 + early.second);
      }),
    );
  });

  it('[MA7] takes an event written before its half for its beginning', () => {
    const written = { minute: 3, second: 0, competitionMatchStageCode: '2nd_half' } as const;
    expect(eventClock(anEvent('goal', written), halfLength)).toBe(900);
    expect(eventClock(anEvent('goal', { ...written, minute: 17 }), halfLength)).toBe(1020);
  });
});

const running = {
  stage: '2nd_half',
  stageStartedAt: '2026-04-04T12:00:00Z',
  halfLength: 900,
  clock: null,
} as const;

const now = new Date('2026-04-04T12:05:00Z');

const second = { competitionMatchStageCode: '2nd_half' } as const;

describe('the clock of a visitor', () => {
  it('[MA32] is the match clock while events lie behind it', () => {
    expect(knownClock(running, [anEvent('goal', { minute: 17, ...second })], now)).toBe(1200);
  });

  it('[MA32] has come as far as the last event of the running stage', () => {
    const events = [anEvent('two-minutes', { minute: 21, second: 30, ...second })];
    expect(knownClock(running, events, now)).toBe(1290);
  });

  it('[MA32] is not moved by events of another stage, and does not pass the end of the half', () => {
    expect(knownClock(running, [anEvent('goal', { minute: 25 })], now)).toBe(1200);
    expect(knownClock(running, [anEvent('goal', { minute: 44, ...second })], now)).toBe(1800);
  });

  it('[MA43] is the recorded one where there is one, also when it was put back behind an event', () => {
    const clock = { seconds: 1100, running: false, at: now.getTime() - 1000 };
    const events = [anEvent('goal', { minute: 21, ...second })];
    expect(knownClock({ ...running, clock }, events, now)).toBe(1100);
  });
});
