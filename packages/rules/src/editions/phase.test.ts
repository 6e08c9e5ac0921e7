import { describe, expect, it } from 'vitest';
import { phaseOf, phaseProgress } from './index.ts';
import type { PhaseFacts } from './index.ts';

const facts: PhaseFacts = {
  byHand: null,
  now: new Date('2026-01-15T12:00:00Z'),
  today: '2026-01-15',
  startDate: '2026-03-27',
  endDate: '2026-03-30',
  isClosed: false,
  registration: { from: new Date('2025-11-05T08:00:00Z'), till: new Date('2026-02-15T22:59:00Z') },
  hasClubs: true,
  matches: 0,
  approved: 0,
};
const at = (now: string, today: string, more: Partial<PhaseFacts> = {}) =>
  phaseOf({ ...facts, now: new Date(now), today, ...more });

describe('the phase of an edition', () => {
  it('[PH1] is before registration until it opens, and registration until it closes', () => {
    expect(at('2025-11-05T08:00:00Z', '2025-11-05')).toBe('before');
    expect(at('2025-11-05T08:00:00.001Z', '2025-11-05')).toBe('registration');
    expect(at('2026-02-15T22:58:59.999Z', '2026-02-15')).toBe('registration');
    expect(at('2026-02-15T22:59:00Z', '2026-02-15')).toBe('planning');
  });

  it('[PH2] without an opening time begins registration with the first club', () => {
    const open = { registration: { from: null, till: null } };
    expect(phaseOf({ ...facts, ...open, hasClubs: false })).toBe('before');
    expect(phaseOf({ ...facts, ...open })).toBe('registration');
  });

  it('[PH2] without a closing time ends registration with the first published matches', () => {
    const open = { registration: { from: null, till: null } };
    expect(phaseOf({ ...facts, ...open, matches: 31 })).toBe('planning');
    expect(phaseOf({ ...facts, ...open, hasClubs: false, matches: 31 })).toBe('planning');
  });

  it('[PH3] is play from the first day on, whatever the registration', () => {
    expect(at('2026-03-26T23:30:00Z', '2026-03-27', { matches: 31 })).toBe('play');
    expect(at('2026-03-26T22:30:00Z', '2026-03-26', { matches: 31 })).toBe('planning');
    const never = { registration: { from: new Date('2027-01-01T00:00:00Z'), till: null } };
    expect(at('2026-03-27T08:00:00Z', '2026-03-27', never)).toBe('play');
  });

  it('[PH4] is after from the last approved result of the last day on', () => {
    const played = { matches: 31, approved: 31 };
    expect(at('2026-03-29T20:00:00Z', '2026-03-29', played)).toBe('play');
    expect(at('2026-03-30T16:00:00Z', '2026-03-30', { matches: 31, approved: 30 })).toBe('play');
    expect(at('2026-03-30T16:00:00Z', '2026-03-30', played)).toBe('after');
    expect(at('2026-04-02T16:00:00Z', '2026-04-02', { matches: 31, approved: 30 })).toBe('play');
    expect(at('2026-03-30T16:00:00Z', '2026-03-30')).toBe('play');
    expect(at('2026-03-31T00:30:00Z', '2026-03-31')).toBe('after');
    expect(phaseOf({ ...facts, isClosed: true })).toBe('after');
  });

  it('[PH5] is what an organiser has chosen, whatever the dates', () => {
    expect(phaseOf({ ...facts, byHand: 'play' })).toBe('play');
    expect(phaseOf({ ...facts, byHand: 'before', isClosed: true })).toBe('before');
  });
});

describe('how far a phase is', () => {
  const days = {
    today: '2026-01-15',
    startDate: '2026-03-27',
    endDate: '2026-03-30',
    opens: '2026-02-25',
    closes: '2026-03-01',
  };

  it('[PH6] is the days that are left, and in play the day', () => {
    expect(phaseProgress({ ...days, phase: 'before' })).toEqual({ kind: 'left', days: 41 });
    expect(phaseProgress({ ...days, phase: 'registration' })).toEqual({ kind: 'left', days: 45 });
    expect(phaseProgress({ ...days, phase: 'planning', today: '2026-03-26' })).toEqual({
      kind: 'left',
      days: 1,
    });
    expect(phaseProgress({ ...days, phase: 'play', today: '2026-03-29' })).toEqual({
      kind: 'day',
      day: 3,
      of: 4,
    });
  });

  it('[PH6] is nothing without an end, or when the end is over', () => {
    expect(phaseProgress({ ...days, phase: 'before', opens: null })).toBeNull();
    expect(phaseProgress({ ...days, phase: 'after' })).toBeNull();
    expect(phaseProgress({ ...days, phase: 'play', today: '2026-01-15' })).toBeNull();
    expect(phaseProgress({ ...days, phase: 'registration', today: '2026-03-02' })).toBeNull();
  });
});
