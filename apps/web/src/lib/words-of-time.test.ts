import { describe, expect, it } from 'vitest';
import { createTranslator } from '@sevenmetre/phrases';
import { cs } from '@sevenmetre/phrases/cs';
import { en } from '@sevenmetre/phrases/en';
import { ageInWords, clockTime, hoursAhead } from './age.ts';
import { dayIn, dayName, dayRange } from './days.ts';

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
    expect(dayName(czech, '2026-04-03', '2026-04-04')).toBe('Pátek 3. 4.');
  });

  it('make ranges, also over months', () => {
    expect(dayRange(english, '2026-04-02', '2026-04-05')).toBe('2–5 April 2026');
    expect(dayRange(czech, '2026-04-30', '2026-05-03')).toBe('30. 4. – 3. 5. 2026');
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
