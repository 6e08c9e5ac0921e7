import { languageOf, locales } from '@sevenmetre/rules/language';
import { expect, it } from 'vitest';
import { numberText } from './translator.ts';

const values = [0, 1, -5, 12, 999, 1000, 2436, -12_345, 250_000, 1_234_567.891, 0.5, 29.3, 1.25, 0.0004];

it.each(locales)('%s writes numbers as the browser would', (locale) => {
  const written = (value: number, digits?: number) =>
    new Intl.NumberFormat(
      languageOf(locale).tag,
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    ).format(value);
  for (const value of values) {
    expect(numberText(value, locale)).toBe(written(value));
    expect(numberText(value, locale, 2)).toBe(written(value, 2));
  }
});
