const marks = { cs: { thousands: '\u00A0', decimals: ',' }, en: { thousands: ',', decimals: '.' } } as const;

/**
 * A number as Intl.NumberFormat of the language writes it, with three decimals at most. By hand, since the first format
 * that a page makes holds up a phone for a tenth of a second.
 *
 * @param decimals exactly so many
 */
export function numberText(value: number, locale: string, decimals?: number): string {
  const { thousands, decimals: point } = locale === 'cs' ? marks.cs : marks.en;
  const rounded = decimals === undefined ? String(Math.round(value * 1000) / 1000) : value.toFixed(decimals);
  const [whole = '', part] = rounded.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? grouped : `${grouped}${point}${part}`;
}
