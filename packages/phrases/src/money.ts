type Currency = 'CZK' | 'EUR';

/** On screens whole amounts go without decimals; papers always write them. */
export type MoneyDecimals = 'needed' | 'always';

/**
 * An amount in minor units as the language writes it: "96,400 CZK", "1,234.50 EUR"; in Czech "96 400 Kč", "1 234,50 €".
 * Spaces never break. Exact: the digits are those of the amount.
 */
export function moneyText(
  amount: number,
  currency: Currency,
  locale: string,
  decimals: MoneyDecimals = 'needed',
): string {
  const digits = decimals === 'needed' && amount % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(locale === 'cs' ? 'cs-CZ' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = format.format(amount / 100).replace('-', '\u2212');
  return `${text}\u00a0${locale === 'cs' ? czech[currency] : currency}`;
}

const czech: Readonly<Record<Currency, string>> = { CZK: 'Kč', EUR: '€' };
