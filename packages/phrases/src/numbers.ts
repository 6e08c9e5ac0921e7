/**
 * A number as Intl.NumberFormat of the language writes it, with three decimals at most. By hand, since the first format
 * that a page makes holds up a phone for a tenth of a second.
 *
 * @param decimals exactly so many
 */
export function numberText(value: number, locale: string, decimals?: number): string {
  const [thousands, point] = locale === 'cs' ? ['\u00A0', ','] : [',', '.'];
  const rounded = decimals === undefined ? Math.round(value * 1000) / 1000 : value.toFixed(decimals);
  const [whole = '', ...parts] = `${rounded}`.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, thousands), ...parts].join(point);
}
