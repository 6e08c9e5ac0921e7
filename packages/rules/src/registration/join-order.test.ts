import { describe, expect, it } from 'vitest';
import { testWindows } from '../testing/index.ts';
import {
  birthYears,
  clubWindow,
  divideAmongTeams,
  joinPhase,
  mayCreateClub,
  readJoinOrder,
  writeJoinOrder,
} from './index.ts';

const order = {
  teams: 2,
  persons: 29,
  packageId: 5,
  serviceLevelId: 3,
  category: 'WA',
  currency: 'CZK' as const,
};

describe('an order of the join page', () => {
  it('[CR13] survives the address, with and without choices', () => {
    for (const written of [
      order,
      { ...order, packageId: null, serviceLevelId: null, category: null, currency: null },
    ]) {
      const query = new URLSearchParams(writeJoinOrder(written));
      expect(readJoinOrder((name) => query.get(name))).toEqual(written);
    }
  });

  it('[CR13] is within the limits of the form, whatever the address says', () => {
    const read = (search: string) => {
      const query = new URLSearchParams(search);
      return readJoinOrder((name) => query.get(name));
    };
    expect(read('')).toBeNull();
    expect(read('next=1')).toBeNull();
    expect(read('teams=0&persons=5')).toMatchObject({ teams: 1, persons: 5 });
    expect(read('teams=999999&persons=999999')).toMatchObject({ teams: 60, persons: 12_000 });
    expect(read('teams=-1')).toBeNull();
    expect(read('category=WA')).toMatchObject({ teams: 1, persons: 0, category: 'WA' });
    expect(read('teams=2&persons=x&package=1e3&level=0&currency=USD')).toEqual({
      teams: 2,
      persons: 0,
      packageId: null,
      serviceLevelId: null,
      category: null,
      currency: null,
    });
  });

  it('divides persons among teams without losing anybody', () => {
    expect(divideAmongTeams({ teams: 3, persons: 29 })).toEqual([10, 10, 9]);
    expect(divideAmongTeams({ teams: 2, persons: 0 })).toEqual([0, 0]);
  });
});

describe('the window for clubs', () => {
  it('[RW9] ends with the first of its two ends, and agrees with who may register', () => {
    const till = new Date('2026-02-01T00:00:00Z');
    const windows = {
      ...testWindows,
      clubCreate: { from: new Date('2026-01-01T00:00:00Z'), till: new Date('2026-03-01T00:00:00Z') },
      clubTeamCreateTill: till,
    };
    expect(clubWindow(windows).till).toEqual(till);
    const moments = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-01-31', '2026-02-01', '2026-04-01'];
    const phases = moments.map((day) => joinPhase(clubWindow(windows), new Date(day)));
    expect(phases).toEqual(['before', 'before', 'open', 'open', 'closed', 'closed']);
    const allowed = moments.map((day) => mayCreateClub(['ROLE_USER'], windows, new Date(day)));
    expect(allowed).toEqual(phases.map((phase) => phase === 'open'));
  });

  it('[RW9] is open without bounds', () => {
    expect(joinPhase({ from: null, till: null }, new Date(0))).toBe('open');
  });
});

describe('years of birth', () => {
  const all = [
    { gender: 'M', birthDateMin: '2007-01-01' },
    { gender: 'M', birthDateMin: '2009-01-01' },
    { gender: 'W', birthDateMin: '2008-01-01' },
    { gender: 'W', birthDateMin: null },
  ];

  it('end where the next younger category of the gender begins', () => {
    expect(all.map((category) => birthYears(category, all))).toEqual([
      { from: 2007, till: 2008 },
      { from: 2009, till: null },
      { from: 2008, till: null },
      null,
    ]);
  });
});
