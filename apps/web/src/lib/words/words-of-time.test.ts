import { afterEach, describe, expect, it } from 'vitest';
import { createTranslator } from '@sevenmetre/phrases';
import { csAll as cs } from '@sevenmetre/phrases/cs-all';
import { en } from '@sevenmetre/phrases/en';
import { ageInWords, clockTime, hoursAhead } from '../time/age.ts';
import { dayIn, dayName, dayRange, shortDay, shortWeekdayAtFirst } from '../time/days.ts';
import { storeOffset, wallClock } from '../time/wall-clock.ts';
import { writtenOffset } from '../time/offset-from-server.ts';
import { dayText, shortWeekdayText, weekdayText } from '../time/moments.ts';

const english = createTranslator(en, 'en');
const czech = createTranslator(cs, 'cs');
const minute = 60_000;

describe('days', () => {
  it('are those of the zone of the tournament', () => {
    expect(dayIn('Europe/Prague', Date.parse('2026-04-03T22:30:00Z'))).toBe('2026-04-04');
    expect(dayIn('America/New_York', Date.parse('2026-04-04T02:00:00Z'))).toBe('2026-04-03');
  });

  it('have names in both languages', () => {
    expect(dayName(english, '2026-04-04', '2026-04-04')).toBe('Saturday 4 April · today');
    expect(dayName(czech, '2026-04-03', '2026-04-04')).toBe('Pátek 3.\u00a04.');
  });

  it('make ranges, also over months', () => {
    expect(dayRange(english, '2026-04-02', '2026-04-05')).toBe('2–5 April 2026');
    expect(dayRange(czech, '2026-04-30', '2026-05-03')).toBe('30.\u00a04. – 3.\u00a05.\u00a02026');
  });

  it('in a row have no month', () => {
    expect(shortWeekdayText(english, '2026-04-24')).toBe('Fri\u00a024');
    expect(shortWeekdayText(czech, '2026-04-24')).toBe('pá\u00a024.');
  });

  it('alone have short names with a capital letter, in each language', () => {
    expect(['2026-04-04', '2026-04-23'].map((day) => shortWeekdayAtFirst(english, day))).toEqual([
      'Sat',
      'Thu',
    ]);
    expect(['2026-04-04', '2026-04-23'].map((day) => shortWeekdayAtFirst(czech, day))).toEqual(['So', 'Čt']);
  });

  it('in Czech never break behind their figures', () => {
    expect(dayName(czech, '2026-04-05', '2026-04-05')).toBe('Neděle 5.\u00a04. · dnes');
    expect(shortDay(czech, '2026-04-05')).toBe('ne 5.\u00a04.');
    expect(dayText(czech, '2026-04-05')).toBe('5.\u00a04.\u00a02026');
    expect(weekdayText(czech, '2026-04-24')).toBe('pá 24.\u00a0dubna');
  });
});

describe('ages', () => {
  it.each([
    [30_000, 'just now', 'právě teď'],
    [minute, '1 minute ago', 'před 1 minutou'],
    [14 * minute, '14 minutes ago', 'před 14 minutami'],
    [60 * minute, '1 hour ago', 'před 1 hodinou'],
    [26 * 60 * minute, '1 day ago', 'před 1 dnem'],
  ])('of %i ms', (age, inEnglish, inCzech) => {
    expect(ageInWords(english, age)).toBe(inEnglish);
    expect(ageInWords(czech, age)).toBe(inCzech);
  });
});

describe('zones', () => {
  it('show their own clock', () => {
    expect(clockTime('Europe/Prague', Date.parse('2026-04-04T22:05:00Z'))).toBe('00:05');
  });

  it('differ by hours, halves of hours included', () => {
    const summer = Date.parse('2026-07-01T12:00:00Z');
    expect(hoursAhead('Europe/Prague', summer, 120)).toBe(0);
    expect(hoursAhead('Europe/Prague', summer, -240)).toBe(-6);
    expect(hoursAhead('Europe/Prague', summer, 330)).toBe(3.5);
  });
});

describe('what the server has written about the zone', () => {
  afterEach(() => storeOffset());

  it('spares the page a formatter: a zone that none knows has a clock', () => {
    const at = Date.parse('2026-11-22T11:05:09Z');
    expect(() => wallClock('Lipová/Hall', at)).toThrow(RangeError);
    storeOffset(`Lipová/Hall -210 ${at - minute} ${at + minute}`);
    expect(wallClock('Lipová/Hall', at)).toBe('2026-11-22 07:35:09');
    expect(() => wallClock('Lipová/Hall', at + 2 * minute)).toThrow(RangeError);
  });

  it('says what a formatter would say', () => {
    const asked = ['2026-11-22T23:30:00Z', '2026-10-26T00:00:00Z', '2026-12-31T22:59:59Z'].map((instant) =>
      Date.parse(instant),
    );
    const formatted = asked.map((instant) => wallClock('America/St_Johns', instant));
    storeOffset(writtenOffset('America/St_Johns', Date.parse('2026-11-22T11:05:09Z')));
    expect(asked.map((instant) => wallClock('America/St_Johns', instant))).toEqual(formatted);
  });

  it('ends on the last day with the same offset, on either side', () => {
    const [zone, minutes, from, until] = writtenOffset(
      'Europe/Prague',
      Date.parse('2026-10-20T10:00:00Z'),
    ).split(' ');
    expect([zone, minutes]).toEqual(['Europe/Prague', '120']);
    expect(new Date(Number(from)).toISOString()).toBe('2026-08-21T10:00:00.000Z');
    expect(new Date(Number(until)).toISOString()).toBe('2026-10-24T10:00:00.000Z');
  });

  it('is nothing to other zones', () => {
    storeOffset(writtenOffset('Europe/Prague', Date.parse('2026-07-01T12:00:00Z')));
    expect(clockTime('Europe/London', Date.parse('2026-07-01T12:00:00Z'))).toBe('13:00');
  });
});
