import { describe, expect, it } from 'vitest';
import { areCodesBelieved, isCodeAlive, isCodeMailed } from './index.ts';

const now = new Date('2026-02-01T12:00:00Z');
const later = new Date('2026-02-01T12:00:01Z');
const code = { attempts: 0, expiresAt: later, usedAt: null };

describe('codes by mail', () => {
  it('[UR7] are invalid after their time, after five wrong entries, and after their use', () => {
    expect(isCodeAlive(code, now)).toBe(true);
    expect(isCodeAlive(code, later)).toBe(false);
    expect([4, 5].map((attempts) => isCodeAlive({ ...code, attempts }, now))).toEqual([true, false]);
    expect(isCodeAlive({ ...code, usedAt: now }, now)).toBe(false);
  });

  it('[UR7] reach a mailbox five times in an hour', () => {
    expect([0, 4, 5, 9].map(isCodeMailed)).toEqual([true, true, false, false]);
  });

  it('[UR7] are accepted from unknown devices until ten were wrong, from known ones always', () => {
    const believed = (isKnown: boolean, wrong: number) => areCodesBelieved({ isKnown, wrong });
    expect([believed(false, 9), believed(false, 10), believed(true, 10)]).toEqual([true, false, true]);
  });
});
