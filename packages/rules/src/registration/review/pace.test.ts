import { describe, expect, it } from 'vitest';
import { categoryPace } from './index.ts';

const now = Date.parse('2027-01-19T12:00:00Z');
const team = (createdAt: string, categoryCode = 'MA') => ({ categoryCode, createdAt });
const current = {
  startDate: '2027-03-25',
  teams: [
    team('2027-01-19T11:00:00Z'),
    team('2027-01-12T12:00:01Z'),
    team('2027-01-12T12:00:00Z'),
    team('2026-11-24T12:00:01Z'),
    team('2026-11-01T12:00:00Z'),
    team('2027-01-19T11:00:00Z', 'WA'),
  ],
};

describe('the pace of registrations', () => {
  it('given teams of eight weeks, then each week has its own, the current one last', () => {
    expect(categoryPace('MA', current, null, now)).toEqual({
      weeks: [1, 0, 0, 0, 0, 0, 1, 2],
      yearBefore: null,
    });
  });

  it('given the edition before, then it counts its teams of as many days before its first day', () => {
    const before = {
      startDate: '2026-04-02',
      teams: [
        team('2026-01-27T12:00:00Z'),
        team('2026-01-27T12:00:01Z'),
        team('2025-12-01T12:00:00Z'),
        team('2025-12-01T12:00:00Z', 'WA'),
      ],
    };
    expect(categoryPace('MA', current, before, now).yearBefore).toBe(2);
    expect(categoryPace('MB', current, before, now)).toEqual({
      weeks: [0, 0, 0, 0, 0, 0, 0, 0],
      yearBefore: 0,
    });
  });

  it('given an edition before that was entered after it was played, then nothing is compared with it', () => {
    const imported = { startDate: '2026-04-02', teams: [team('2026-09-01T12:00:00Z')] };
    expect(categoryPace('MA', current, imported, now).yearBefore).toBeNull();
  });
});
