export { dayName, dayRange, shortDay } from '@sevenmetre/phrases/days';

/**
 * The day in a zone as an ISO date. Words of dates come from phrases, not from Intl: server and browser must write
 * the same letters, or the page is painted twice.
 */
export function dayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
