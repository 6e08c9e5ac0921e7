import { languageOf } from '@sevenmetre/rules/language';

/**
 * A number as Intl.NumberFormat of the language writes it, with three decimals at most. By hand, since the first format
 * that a page makes holds up a phone for a tenth of a second.
 *
 * @param decimals exactly so many
 */
export function numberText(value: number, locale: string, decimals?: number): string {
  const { group, decimal, groupFrom } = languageOf(locale).numbers;
  const rounded = decimals === undefined ? Math.round(value * 1000) / 1000 : value.toFixed(decimals);
  const [whole = '', ...parts] = `${rounded}`.split('.');
  const isShort = whole.replace('-', '').length < groupFrom;
  return [isShort ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group), ...parts].join(decimal);
}
