import type { Translator } from '@sevenmetre/phrases';

/** An amount in minor units, written in the language: "18 400 Kč", "CZK 18,400"; decimals only when there are some. */
export function moneyText(t: Translator, minorUnits: number, currency: 'CZK' | 'EUR'): string {
  const digits = minorUnits % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(t.locale === 'cs' ? 'cs-CZ' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 100);
}
