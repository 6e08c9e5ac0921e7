import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../vocabulary/index.ts';
import {
  addDays,
  addMonths,
  dayOfBirthNumber,
  daysInMonth,
  isDay,
  isoDay,
  readDay,
  readMoment,
  writeDay,
  writeMoment,
} from './index.ts';

const dayOf = (text: string) => {
  const read = readDay(text);
  return read.ok ? read.day : read.error.code;
};
const clockOf = (text: string) => {
  const read = readMoment(text);
  return read.ok ? read.clock : read.error.code;
};
const year = fc.integer({ min: 1900, max: 2100 });
const realDay = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 }))
  .map(([of, month, offset]) => isoDay(of, month, (offset % daysInMonth(of, month)) + 1));

describe('a typed date', () => {
  it.each(['5.3.2010', '05.03.2010', '5. 3. 2010', '5/3/2010', '5-3-2010', ' 5.\u00a03.\u00a02010 '])(
    '[DA1] in figures is day, month, year: %s is 5 March',
    (text) => expect(dayOf(text)).toBe('2010-03-05'),
  );

  it.each(['2010-03-05', '2010-3-5'])('[DA1] beginning with the year is ISO 8601: %s', (text) =>
    expect(dayOf(text)).toBe('2010-03-05'),
  );

  it.each([
    '5 Mar 2010',
    '5 March 2010',
    'March 5, 2010',
    '5. března 2010',
    '5. BREZNA 2010',
    '5. březen 2010',
    '5. März 2010',
    '5. marca 2010',
    '5 marzec 2010',
  ])('[DA2] may name the month in any of the five languages: %s', (text) =>
    expect(dayOf(text)).toBe('2010-03-05'),
  );

  it.each([
    ['5.3.10', 'dateYear'],
    ['5.3.20100', 'dateYear'],
    ['5.3.0010', 'dateYear'],
    ['5.3.1899', 'dateYear'],
    ['5.3.2101', 'dateYear'],
    ['3/25/2010', 'dateMonth'],
    ['5.0.2010', 'dateMonth'],
    ['31.4.2010', 'dateDay'],
    ['29.2.2010', 'dateDay'],
    ['0.3.2010', 'dateDay'],
    ['2010-02-30', 'dateDay'],
    ['31.12', 'dateFormat'],
    ['5.3/2010', 'dateFormat'],
    ['5 Marsch 2010', 'dateFormat'],
    ['20100305', 'dateFormat'],
    ['2010', 'dateFormat'],
    ['soon', 'dateFormat'],
    ['', 'dateFormat'],
  ])('[DA3] that is none is refused with its reason, never guessed: %s', (text, code) => {
    expect(dayOf(text)).toBe(code);
  });

  it('[DA3] whose month has fewer days says how many it has', () => {
    expect(readDay('31.2.2012')).toEqual({ ok: false, error: { code: 'dateDay', day: 31, last: 29 } });
    expect(readDay('25.13.2012')).toEqual({ ok: false, error: { code: 'dateMonth', month: 13 } });
  });

  it('[DA4] is written as it is read, in every language', () => {
    expect(locales.map((locale) => `${locale}: ${writeDay('2010-03-05', locale)}`)).toEqual([
      'cs: 5. 3. 2010',
      'en: 5 Mar 2010',
      'de: 5.3.2010',
      'sk: 5. 3. 2010',
      'pl: 5.03.2010',
    ]);
    fc.assert(
      fc.property(realDay, fc.constantFrom(...locales), (day, locale) => {
        expect(dayOf(writeDay(day, locale))).toBe(day);
        expect(dayOf(day)).toBe(day);
      }),
    );
  });

  it('[DA4] is a day that the calendar has or a reason, whatever is typed', () => {
    const figures = fc.stringMatching(/^\d{1,4}[./ -]{1,2}\d{1,4}[./ -]{1,2}\d{1,5}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), figures), (text) => {
        const read = readDay(text);
        expect(read.ok ? isDay(read.day) : read.error.code).toBeTruthy();
      }),
    );
  });

  it('[DA4] never exchanges day and month', () => {
    const number = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(number, number, year, fc.constantFrom('.', '/', '-', '. '), (day, month, of, sign) => {
        const read = readDay([day, month, of].join(sign));
        const isReal = month <= 12 && day <= daysInMonth(of, Math.min(month, 12));
        expect(read.ok ? read.day : null).toBe(isReal ? isoDay(of, month, day) : null);
      }),
    );
  });
});

describe('a typed date with a time of day', () => {
  it.each([
    ['5.3.2010 14:30', '2010-03-05T14:30'],
    ['5. 3. 2010, 9.05', '2010-03-05T09:05'],
    ['5 March 2010 00:00', '2010-03-05T00:00'],
    ['2010-03-05T14:30', '2010-03-05T14:30'],
    ['2010-03-05 14:30:00', '2010-03-05T14:30'],
  ])('[DA5] is a date, then hours and minutes of 24: %s', (text, clock) => {
    expect(clockOf(text)).toBe(clock);
  });

  it.each([
    ['5.3.2010', 'timeMissing'],
    ['5. 3. 2010', 'timeMissing'],
    ['5.3.2010 24:00', 'timeFormat'],
    ['5.3.2010 14:60', 'timeFormat'],
    ['5.3.2010 noon', 'timeFormat'],
    ['31.2.2010 14:30', 'dateDay'],
    ['14:30', 'dateFormat'],
    ['soon', 'dateFormat'],
  ])('[DA5] that is none says what is wrong with it: %s', (text, code) => {
    expect(clockOf(text)).toBe(code);
  });

  it('[DA5] is written as it is read', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(realDay, minute, fc.constantFrom(...locales), (day, at, locale) => {
        const clock = `${day}T${new Date(at * 60_000).toISOString().slice(11, 16)}`;
        expect(clockOf(writeMoment(clock, locale))).toBe(clock);
        expect(clockOf(clock)).toBe(clock);
      }),
    );
    expect(writeMoment('soon', 'cs')).toBe('soon');
  });
});

describe('a birth number', () => {
  it('[DA7] has a day, also without the first zero that a spreadsheet dropped; nine digits end in 1953', () => {
    expect(['0304110004', '304110004', '530305123'].map(dayOfBirthNumber)).toEqual([
      '2003-04-11',
      '2003-04-11',
      '1953-03-05',
    ]);
    expect(['540305123', '120305/1211'].map(dayOfBirthNumber)).toEqual([null, null]);
  });
});

describe('a calendar', () => {
  it('[DA6] has the days that exist, written as ISO dates', () => {
    const days = ['2012-02-29', '2013-02-29', '2012-2-1', '2012-02', '2012'];
    expect(days.map(isDay)).toEqual([true, false, false, false, false]);
  });

  it('[DA6] goes on by days and months, and ends a short month on its last day', () => {
    expect([addDays('2010-12-31', 1), addDays('2012-03-01', -1)]).toEqual(['2011-01-01', '2012-02-29']);
    expect([addMonths('2010-01-31', 1), addMonths('2010-01-15', -1), addMonths('2012-02-29', 12)]).toEqual([
      '2010-02-28',
      '2009-12-15',
      '2013-02-28',
    ]);
  });
});
