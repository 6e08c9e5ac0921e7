import { describe, expect, it } from 'vitest';
import { testActor } from '../testing/index.ts';
import {
  entryAfter,
  isWholeEntry,
  namesNobody,
  scoutingOfTeams,
  scoutingScope,
  youngestCategories,
} from './index.ts';
import type { ScoutingEntry } from './index.ts';
import { permission } from '../permissions/index.ts';
import type { Actor } from '../permissions/index.ts';
import type { Role } from '../vocabulary/index.ts';

const entry = (change: Partial<ScoutingEntry> = {}): ScoutingEntry => ({
  kind: 'shot',
  side: 'home',
  x: 100,
  y: 90,
  result: 'goal',
  participantId: 11,
  seconds: 65,
  ...change,
});
const without = { x: null, y: null, result: null } as const;

describe('an entry of scouting', () => {
  it.each([
    ['a shot with place and result', entry(), true],
    ['a shot at the corner of the half court', entry({ x: 200, y: 0 }), true],
    ['a shot without a result', entry({ result: null }), false],
    ['a shot without a place', entry({ x: null }), false],
    ['a shot outside of the half court', entry({ y: 201 }), false],
    ['a place between two decimetres', entry({ x: 1.5 }), false],
    ['a turnover', entry({ kind: 'turnover', ...without }), true],
    ['a turnover with a place', entry({ kind: 'turnover', result: null }), false],
    ['an assist with a result', entry({ kind: 'assist', x: null, y: null }), false],
  ])('[SO3] given %s, then it is whole: %s', (_name, given, isWhole) => {
    expect(isWholeEntry(given)).toBe(isWhole);
  });
});

describe('who scouts', () => {
  const match = { stageCode: 'finished', hall: { placeId: 9, day: '2026-04-04' } } as const;
  const actor = (role: Role, reportsIn = [match.hall]): Actor => testActor(5, [role], { reportsIn });
  const now = new Date('2026-04-04T12:00:00Z');
  const of = (who: Actor | null) => permission(who, { rule: 'scoutMatch', of: 'match' }, { match }, now);

  it('[SO7] are those who may record the match, also once it is approved', () => {
    expect(of(actor('ROLE_COMPETITION_REPORTER'))).toBe('granted');
    expect(of(actor('ROLE_COMPETITION_REPORTER', []))).toBe('not-assigned');
    expect(of(actor('ROLE_COMPETITION_SUPER_REPORTER', []))).toBe('granted');
    expect(of(actor('ROLE_USER'))).toBe('forbidden');
    expect(of(null)).toBe('not-signed-in');
  });
});

describe('what is scouted of a team', () => {
  const entries = [
    entry(),
    entry({ result: 'saved', x: 40, y: 60 }),
    entry({ side: 'away', result: 'saved' }),
    entry({ side: 'away', result: 'saved', x: 40 }),
    entry({ kind: 'assist', ...without }),
    entry({ kind: 'turnover', side: 'away', ...without }),
  ];

  it('[SO2] counts a saved shot as a save of the other team, once', () => {
    const { home, away } = scoutingOfTeams(entries);
    expect([home.saves, away.saves]).toEqual([2, 1]);
    expect([home.shots.length, away.shots.length]).toEqual([2, 2]);
    expect([home.assists, away.turnovers]).toEqual([1, 1]);
  });

  it('[SO5] names nobody: the same entries of other people are the same map', () => {
    const others = entries.map((one) => ({ ...one, participantId: 12, seconds: 900 }));
    expect(scoutingOfTeams(others)).toEqual(scoutingOfTeams(entries));
    expect(JSON.stringify(scoutingOfTeams(entries))).not.toContain('participant');
  });
});

describe('an entry that is taken back', () => {
  const [noted, undone] = [
    { undone: false, side: 'home' },
    { undone: true, side: 'away' },
  ];

  it('[SO4] stays so in whatever order the calls arrive, and changes in nothing else', () => {
    expect([noted, undone, noted].reduce(entryAfter)).toEqual({ undone: true, side: 'home' });
    expect([undone, noted].reduce(entryAfter)).toEqual({ undone: true, side: 'away' });
    expect(entryAfter(undefined, noted)).toEqual(noted);
  });
});

describe('what may be scouted of a match', () => {
  it('[SO1] is nothing, as long as the edition has not switched it on', () => {
    expect(scoutingScope(false, [{ id: 1, birthDateMin: '2008-01-01' }], 1)).toBe('off');
    expect(scoutingScope(true, [], null)).toBe('teams');
  });
});

describe('the youngest categories', () => {
  const categories = [
    { id: 1, birthDateMin: '2008-01-01' },
    { id: 2, birthDateMin: '2012-01-01' },
    { id: 3, birthDateMin: '2014-01-01' },
    { id: 4, birthDateMin: '2014-01-01' },
    { id: 5, birthDateMin: '2010-01-01' },
  ];

  it('[SO6] are those of the two youngest ages, boys and girls alike', () => {
    expect([...youngestCategories(categories)]).toEqual([2, 3, 4]);
  });

  it('[SO6] include categories whose age is unknown, and matches without a category', () => {
    expect(namesNobody([...categories, { id: 6, birthDateMin: null }], 6)).toBe(true);
    expect(namesNobody(categories, null)).toBe(true);
    expect(namesNobody(categories, 5)).toBe(false);
  });
});
