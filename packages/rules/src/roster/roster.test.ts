import { describe, expect, it } from 'vitest';
import {
  ageOn,
  checkLevel,
  hasErrors,
  checkFields,
  checkLockedNumbers,
  checkPerson,
  personKey,
  removalRefusal,
  rosterChecks,
  rosterDeadline,
  rosterLimits,
  type RosterPerson,
} from './index.ts';
import { aPerson, aRoster, leading, playing, usualLimits } from './testing.ts';

const limits = usualLimits();
const codes = (person: RosterPerson, others: readonly RosterPerson[] = [], by = limits) =>
  checkPerson(person, aRoster(others), by).map(({ code }) => code);

describe('a person of a club', () => {
  it('[RO1] has names, a day of birth that can be true and a gender', () => {
    const violations = (over: Partial<RosterPerson>) =>
      checkFields(aPerson(1, over), '2026-04-02').map(({ code, field }) => `${field}: ${code}`);
    expect(violations({})).toEqual([]);
    expect(violations({ firstName: ' ', lastName: 'x'.repeat(61), gender: null })).toEqual([
      'firstName: name-missing',
      'lastName: name-too-long',
      'gender: gender-missing',
    ]);
    expect(violations({ birthDate: null })).toEqual(['birthDate: birth-date-missing']);
    for (const birthDate of ['2026-04-03', '1915-12-31', '2012-02-30', 'soon'])
      expect(violations({ birthDate })).toEqual(['birthDate: birth-date-invalid']);
  });

  it('[RO2] is a year older on the birthday', () => {
    expect(ageOn('2008-04-02', '2026-04-01')).toBe(17);
    expect(ageOn('2008-04-02', '2026-04-02')).toBe(18);
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });

  it('[RO3] leads when old enough on the first day', () => {
    const leader = (birthDate: string | null) => aPerson(1, { birthDate, assignments: [leading(20)] });
    expect(codes(leader('2008-04-02'))).toEqual([]);
    expect(codes(leader('2008-04-03'))).toEqual(['Participant cannot be leader']);
    expect(codes(leader(null))).toEqual(['birth-date-missing']);
    expect(codes(leader('2008-04-03'), [], usualLimits({ leaderMinimumAge: 16 }))).toEqual([]);
  });

  it('[RO4] wears a number between the bounds that nobody else of the team wears', () => {
    const other = aPerson(2, { assignments: [playing(20, 7)] });
    const wearing = (number: number | null) => aPerson(1, { assignments: [playing(20, number)] });
    expect([null, 1, 99].flatMap((number) => codes(wearing(number), [other]))).toEqual([]);
    expect(codes(wearing(7), [other])).toEqual(['jersey-number-taken']);
    expect(codes(aPerson(1, { assignments: [playing(21, 7)] }), [other])).toEqual([]);
    expect([0, 100].flatMap((number) => codes(wearing(number)))).toEqual([
      'jersey-number-out-of-range',
      'jersey-number-out-of-range',
    ]);
    // The stored version of the person does not count as another person.
    expect(codes(wearing(7), [aPerson(1, { assignments: [playing(20, 7)] })])).toEqual([]);
  });

  it('[RO5] plays in the category of the birth date or one above', () => {
    const playsIn = (teamId: number, birthDate: string) =>
      codes(aPerson(1, { birthDate, assignments: [playing(teamId)] }));
    expect(playsIn(20, '2012-01-01')).toEqual([]);
    expect(playsIn(20, '2011-12-31')).toEqual(['category-too-old']);
    expect(playsIn(20, '2015-12-31')).toEqual([]);
    expect(playsIn(20, '2016-01-01')).toEqual(['category-too-young']);
    const roster = aRoster();
    const categories = roster.categories.map((one) => ({
      ...one,
      birthDateMin: one.id === 2 ? null : one.birthDateMin,
    }));
    const young = aPerson(1, { birthDate: '2016-01-01', assignments: [playing(20)] });
    expect(checkPerson(young, { ...roster, categories }, limits)).toEqual([]);
    expect(playsIn(40, '2019-06-01')).toEqual([]);
    expect(playsIn(30, '2019-06-01')).toEqual([]);
    expect(playsIn(60, '1990-06-01')).toEqual([]);
  });

  it('[RO6] plays for one team of a category, and leads as many as there are', () => {
    expect(codes(aPerson(1, { assignments: [playing(20), playing(21)] }))).toEqual([
      'category-taken',
      'category-taken',
    ]);
    expect(codes(aPerson(1, { assignments: [playing(20), playing(10)] }))).toEqual([]);
    const leader = aPerson(1, { birthDate: '1990-01-01', assignments: [leading(20), leading(21)] });
    expect(codes(leader)).toEqual([]);
  });

  it('[RO7] plays in a team of the other gender as far as the category allows', () => {
    const girl = (id: number, teamId: number) =>
      aPerson(id, { gender: 'W', birthDate: '2014-05-05', assignments: [playing(teamId)] });
    expect(codes(girl(1, 20))).toEqual(['gender-not-allowed']);
    expect(codes(girl(1, 30), [girl(2, 30), girl(3, 30)])).toEqual([]);
    expect(codes(girl(1, 30), [girl(2, 30), girl(3, 30), girl(4, 30)])).toEqual(['mixed-team-full']);
    const withoutPlace = [
      { ...girl(4, 30), gender: null },
      { ...girl(5, 30), gender: 'M' as const },
      { ...girl(6, 30), assignments: [leading(30)] },
      girl(7, 20),
    ];
    expect(codes(girl(1, 30), [girl(2, 30), girl(3, 30), ...withoutPlace])).toEqual([]);
    expect(codes(girl(1, 60))).toEqual([]);
    expect(codes({ ...girl(1, 20), gender: null })).toEqual([]);
  });

  it('[RO8] is refused, marked or not looked at, as each limit says', () => {
    expect(['error', ' warning', 'off', 'Off', '', null].map(checkLevel)).toEqual([
      'error',
      'warning',
      'off',
      'error',
      'error',
      'error',
    ]);
    const young = aPerson(1, { assignments: [leading(20)] });
    const levels = (leaderAge: 'warning' | 'off') =>
      checkPerson(young, aRoster(), usualLimits({ levels: { ...limits.levels, leaderAge } }));
    expect(hasErrors(checkPerson(young, aRoster(), limits))).toBe(true);
    expect(levels('warning').map(({ level }) => level)).toEqual(['warning']);
    expect([hasErrors(levels('warning')), levels('off').length]).toEqual([false, 0]);
  });

  it('[RO8] is checked by the configuration of the edition', () => {
    const texts = new Map<string, string | null>([
      ['jersey-number-max', '50'],
      ['leader-minimum-age', 'many'],
      ['roster-mixed-allowance', 'MD: 2; ME = 4, WE'],
      ['roster-category-check', 'off'],
      ['jersey-number-edit-enabled', 'false'],
    ]);
    const read = rosterLimits(texts, '2026-04-02');
    expect([read.jerseyMin, read.jerseyMax, read.leaderMinimumAge, read.numbersEditable]).toEqual([
      1,
      50,
      18,
      false,
    ]);
    const young = rosterLimits(new Map([['leader-minimum-age', '16']]), '2026-04-02');
    expect(young.leaderMinimumAge).toBe(16);
    expect([...read.mixedAllowance]).toEqual([
      ['MD', 2],
      ['ME', 4],
    ]);
    expect(rosterChecks.map((check) => read.levels[check]).filter((level) => level !== 'error')).toEqual([
      'off',
    ]);
  });

  it('[RO9] is bound by the deadline while its check is an error, and by locked numbers', () => {
    const deadline = (value: string | null, check: string) =>
      rosterDeadline(
        new Map([
          ['roster-edit-deadline', value],
          ['roster-deadline-check', check],
        ]),
      );
    expect(deadline('2026-03-20T12:00Z', 'error')).toEqual(new Date('2026-03-20T12:00:00Z'));
    expect([
      deadline('2026-03-20T12:00Z', 'off'),
      deadline(null, 'error'),
      deadline('soon', 'error'),
    ]).toEqual([null, null, null]);
    expect(checkLockedNumbers([playing(20, 7)], [playing(20, 7), playing(10)])).toEqual([]);
    const changed = checkLockedNumbers([playing(20, 7)], [playing(20, 8), playing(10, 1)]);
    expect(changed.map(({ code, teamId }) => `${teamId} ${code}`)).toEqual([
      '20 jersey-number-locked',
      '10 jersey-number-locked',
    ]);
  });

  it('[RO10] is known by names and birth date', () => {
    const key = (firstName: string, lastName: string, birthDate: string | null = '2012-05-05') =>
      personKey({ firstName, lastName, birthDate });
    expect(key('ŽOFIE', 'Nová-Malá')).toBe(key(' Zofie', 'nova mala '));
    expect(key('Zofie', 'Nova', '2012-05-06')).not.toBe(key('Zofie', 'Nova'));
    expect(key('Zofie', 'Nova', null)).toBeNull();
  });

  it('[RO13] stays while a match needs to know of it', () => {
    expect(removalRefusal({ events: 1, fixedRosters: 1 })).toBe('participant-has-events');
    expect(removalRefusal({ events: 0, fixedRosters: 1 })).toBe('participant-in-confirmed-roster');
    expect(removalRefusal({ events: 0, fixedRosters: 0 })).toBeNull();
  });
});
