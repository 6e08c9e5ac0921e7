import { languages } from '@sevenmetre/rules/language';
import { describe, expect, it } from 'vitest';
import { moneyText } from './money.ts';

describe('an amount of money', () => {
  it('is written as the language does, with spaces that do not break', () => {
    expect(moneyText(9_640_000, 'CZK', 'en')).toBe('96,400\u00a0CZK');
    expect(moneyText(9_640_000, 'CZK', 'cs')).toBe('96\u00a0400\u00a0Kč');
    expect(moneyText(123_450, 'EUR', 'en')).toBe('1,234.50\u00a0EUR');
    expect(moneyText(123_450, 'EUR', 'cs')).toBe('1\u00a0234,50\u00a0€');
  });

  it('shows decimals where they are needed, or always on paper', () => {
    expect(moneyText(5, 'EUR', 'en')).toBe('0.05\u00a0EUR');
    expect(moneyText(500, 'EUR', 'cs', 'always')).toBe('5,00\u00a0€');
    expect(moneyText(0, 'CZK', 'cs')).toBe('0\u00a0Kč');
  });

  it('writes a minus that is one', () => {
    expect(moneyText(-150_000, 'CZK', 'en')).toBe('\u22121,500\u00a0CZK');
  });

  it.each(languages)('has the digits and the sign that Intl writes in $name', ({ code, tag }) => {
    for (const currency of ['CZK', 'EUR'] as const) {
      const form = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
      const digits = (amount: number) => new Intl.NumberFormat(tag, form).format(amount / 100);
      const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
      const sign = parts[0]?.type === 'currency' ? currency : parts.at(-1)?.value;
      for (const amount of [1, 99_999, 123_456, 1_234_567, 2_147_483_647])
        expect(moneyText(amount, currency, code, 'always')).toBe(`${digits(amount)}\u00a0${sign}`);
    }
  });

  it('keeps every digit of the largest sum that can be stored', () => {
    expect(moneyText(2_147_483_647, 'CZK', 'en')).toBe('21,474,836.47\u00a0CZK');
  });
});
