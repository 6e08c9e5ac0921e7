import { describe, expect, it } from 'vitest';
import { badgeCode, initialOf, isListed, readScan } from './index.ts';

describe('codes at the desk', () => {
  it.each([
    [badgeCode(1203), { clubId: 1203 }],
    ['smc7 ', { clubId: 7 }],
    ['SMC+ěéš', { clubId: 1203 }],
    ['smc+ľé', { clubId: 120 }],
    ['https://cup.example/admin/check-in/12', { clubId: 12 }],
    ['SPD*1.0*ACC:CZ65*AM:100.00*CC:CZK*X-VS:270143*MSG:X', { symbol: '270143' }],
    ['SPD*1.0*ACC:CZ65*X-VS:2026001203', { symbol: '2026001203' }],
    ['270143', { symbol: '270143' }],
    ['SMC', null],
    ['SMC0', null],
    ['HC Vltava', null],
    ['12', null],
  ])('[CK1] %s leads to %j', (text, scan) => {
    expect(readScan(text)).toEqual(scan);
  });
});

describe('the list of the desk', () => {
  const club = {
    name: 'Házená Řečice',
    symbol: '270143',
    arrivedAt: null,
    arrivalDate: '2026-06-12',
    nextMatch: null,
    hasPlayed: false,
    rest: 100,
    incompleteRosters: 0,
    steps: [],
  };
  const reader = { locale: 'cs', today: '2026-06-13' };
  const all = { view: 'all', search: '', letter: '' } as const;

  it('[CK2] finds by name and by the beginning of the symbol, within a view and a letter', () => {
    const listed = (asked: object) => isListed(club, { ...all, ...asked }, reader);
    expect([listed({}), listed({ search: 'recice' }), listed({ search: '2701' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([listed({ search: '0143' }), listed({ view: 'keys' }), listed({ letter: 'Ř' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([listed({ view: 'waiting' }), listed({ view: 'owes', letter: 'H' })]).toEqual([true, true]);
  });

  it('[CK4] comes today who is expected today or before, or plays today, and has not arrived', () => {
    const comes = (changed: object) => isListed({ ...club, ...changed }, { ...all, view: 'today' }, reader);
    expect([
      comes({ arrivalDate: '2026-06-12' }),
      comes({ arrivalDate: '2026-06-13' }),
      comes({ arrivalDate: '2026-06-14' }),
      comes({ arrivalDate: null }),
      comes({ arrivalDate: '2026-06-13', arrivedAt: '2026-06-13T06:00:00Z' }),
    ]).toEqual([true, true, false, false, false]);
    const days = ['2026-06-13', '2026-06-14'];
    expect(days.map((day) => comes({ arrivalDate: null, nextMatch: { day } }))).toEqual([true, false]);
  });

  it('[CK4] given a match of its team that has begun, then a club is there without a tick at the desk', () => {
    const played = { ...club, arrivalDate: '2026-06-12', hasPlayed: true, nextMatch: { day: '2026-06-13' } };
    expect(isListed(played, { ...all, view: 'today' }, reader)).toBe(false);
    expect(isListed(played, { ...all, view: 'waiting' }, reader)).toBe(true);
  });

  it('[CK2] puts names under the letters of the language', () => {
    const names = ['Ďurkov', 'Čechie', 'Chmelnice', 'Öhringen', '1. FC'];
    expect(names.map((name) => initialOf(name, 'cs'))).toEqual(['D', 'Č', 'Ch', 'O', '1']);
    expect(names.map((name) => initialOf(name, 'en'))).toEqual(['D', 'C', 'C', 'O', '1']);
  });
});
