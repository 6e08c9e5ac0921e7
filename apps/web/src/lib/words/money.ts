import type { Translator } from '@sevenmetre/phrases';
import { moneyText as written } from '@sevenmetre/phrases/money';
import { languageOf } from '@sevenmetre/rules/vocabulary';

/** An amount in minor units, as papers write it too: "18 400 Kč", "18,400 CZK"; decimals only when there are some. */
export function moneyText(t: Translator, minorUnits: number, currency: 'CZK' | 'EUR'): string {
  return written(minorUnits, currency, t.locale);
}

/** An amount in minor units without its currency, to three digits: "2.94M", in Czech "2,94 mil.". */
export function shortMoneyText(t: Translator, minorUnits: number): string {
  const format = new Intl.NumberFormat(languageOf(t.locale).tag, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return format.format(minorUnits / 100);
}
