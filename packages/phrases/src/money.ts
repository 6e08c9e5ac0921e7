import { languageOf } from '@sevenmetre/rules/language';

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
  const { tag } = languageOf(locale);
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const text = format.format(amount / 100).replace('-', '\u2212');
  return `${text}\u00a0${signOf(currency, tag)}`;
}

/** The currency sign, if the language puts it after the amount; otherwise the code. */
function signOf(currency: Currency, tag: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
  return parts[0]?.type === 'currency' ? currency : (parts.at(-1)?.value ?? currency);
}
