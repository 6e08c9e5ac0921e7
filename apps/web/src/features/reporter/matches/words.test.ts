import { expect, it } from 'vitest';
import { dayFirst } from './words.ts';

it('given English words, then a day stands before its month and an afternoon has no PM', () => {
  const at = new Date(2026, 10, 22, 15, 4, 5);
  const said = (locale: 'cs' | 'en') =>
    at.toLocaleString(dayFirst(locale), { dateStyle: 'short', timeStyle: 'short' });
  expect(said('en')).toMatch(/^22\/11\/2026, 15:04$/);
  expect(said('cs')).toBe('22.11.26 15:04');
});
