import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/index.ts';
import { isExtra, stageCodes } from '../vocabulary/index.ts';
import { eventClock, matchClockAt, stageEnd, stageStart } from './index.ts';

const began = '2026-04-04T12:00:00Z';
const after = (seconds: number) => new Date(Date.parse(began) + seconds * 1000);
const halfLength = 900;

describe('the match clock', () => {
  it('[MA7] begins the second half at the half length and stands still after the second', () => {
    const without = stageCodes.filter((code) => !isExtra(code));
    expect(without.map((code) => stageStart(code, halfLength))).toEqual([0, 0, 900, 1800, 1800, 1800]);
    expect(without.map((code) => stageEnd(code, halfLength))).toEqual([0, 900, 1800, 1800, 1800, 1800]);
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
