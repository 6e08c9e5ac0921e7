import { languageOf } from '@sevenmetre/rules/language';

/**
 * A number in the format of Intl.NumberFormat, with three decimals at most. Without Intl, since creating the
 * first formatter blocks a phone for a tenth of a second.
 * @param decimals exact number of decimals
 */
export function numberText(value: number, locale: string, decimals?: number): string {
  const { group, decimal, groupFrom } = languageOf(locale).numbers;
  const rounded = decimals === undefined ? Math.round(value * 1000) / 1000 : value.toFixed(decimals);
  const [whole = '', ...parts] = `${rounded}`.split('.');
  const isShort = whole.replace('-', '').length < groupFrom;
  return [isShort ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group), ...parts].join(decimal);
}
