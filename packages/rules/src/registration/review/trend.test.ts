import { describe, expect, it } from 'vitest';
import { registrationTrend } from './index.ts';

const now = Date.parse('2027-01-19T12:00:00Z');
const team = (createdAt: string, categoryCode = 'MA') => ({ categoryCode, createdAt });
const current = {
  year: 2027,
  startDate: '2027-03-25',
  teams: [team('2027-01-19T12:00:00Z'), team('2027-01-05T12:00:00Z', 'WA'), team('2027-01-05T12:00:01Z')],
};
/** Its day that is as far from its first day as now: 27 January. */
const before = {
  year: 2026,
  startDate: '2026-04-02',
  teams: [
    team('2026-01-06T12:00:00Z'),
    team('2026-01-27T12:00:00Z'),
    team('2026-01-27T12:00:01Z'),
    team('2026-02-05T12:00:00Z'),
  ],
};

describe('the registered teams week by week', () => {
  it('given no edition before, then it runs from the first team to now', () => {
    expect(registrationTrend(current, [], now)).toEqual({
      from: Date.parse('2027-01-05T12:00:00Z'),
      teams: [1, 2, 3],
      before: [],
    });
  });

  it('given an edition before, then its weeks lie as far from its first day and run to its last team', () => {
    expect(registrationTrend(current, [before], now)).toEqual({
      from: Date.parse('2026-12-29T12:00:00Z'),
      teams: [0, 1, 2, 3],
      before: [{ year: 2026, teams: [1, 1, 1, 2, 3, 4] }],
    });
  });

  it('given teams that were added while the edition before was played, then its line ends with its first day', () => {
    const late = { ...before, teams: [...before.teams, team('2026-04-30T12:00:00Z')] };
    const [line] = registrationTrend(current, [late], now)?.before ?? [];
    expect(line?.teams).toHaveLength(4 + 9);
  });

  it('given an edition before that was entered after it was played, then it is left out', () => {
    const imported = { year: 2026, startDate: '2026-04-02', teams: [team('2026-09-01T12:00:00Z')] };
    expect(registrationTrend(current, [imported], now)?.before).toEqual([]);
  });

  it('given teams of more than a year, then it shows the last 52 weeks', () => {
    const old = { ...current, teams: [team('2025-01-05T12:00:00Z')] };
    expect(registrationTrend(old, [], now)?.teams).toHaveLength(53);
  });

  it('given an edition that has begun, then there is none', () => {
    expect(registrationTrend(current, [before], Date.parse('2027-03-25T00:00:00Z'))).toBeNull();
  });

  it('given that nobody has registered in any edition, then there is none', () => {
    expect(registrationTrend({ ...current, teams: [] }, [], now)).toBeNull();
  });
});
