import type { Translator } from '@sevenmetre/phrases';
import { moneyText as written } from '@sevenmetre/phrases/money';

/** An amount in minor units, as papers write it too: "18 400 Kč", "18,400 CZK"; decimals only when there are some. */
export function moneyText(t: Translator, minorUnits: number, currency: 'CZK' | 'EUR'): string {
  return written(minorUnits, currency, t.locale);
}
