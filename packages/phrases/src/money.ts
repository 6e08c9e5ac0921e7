import { languageOf } from '@sevenmetre/rules/language';
import { numberText } from './translator.ts';

type Currency = 'CZK' | 'EUR';

/** On screens whole amounts have no decimals; documents always have them. */
export type MoneyDecimals = 'needed' | 'always';

/**
 * An amount in minor units in the format of the language: "96,400 CZK", "1,234.50 EUR"; in Czech "96 400 Kč",
 * "1 234,50 €". Spaces never break. Exact: the digits are those of the amount.
 */
export function moneyText(
  amount: number,
  currency: Currency,
  locale: string,
  decimals: MoneyDecimals = 'needed',
): string {
  const digits = decimals === 'needed' && amount % 100 === 0 ? 0 : 2;
  const text = numberText(amount / 100, locale, digits).replace('-', '\u2212');
  return `${text}\u00a0${languageOf(locale).currencySigns?.[currency] ?? currency}`;
}
