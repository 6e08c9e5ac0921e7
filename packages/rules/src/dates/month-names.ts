import { fold } from '../search/index.ts';

/** Folded names and usual abbreviations of the months in English and Czech, January first. */
const names: readonly string[] = [
  'january jan leden ledna led',
  'february feb unor unora uno',
  'march mar brezen brezna bre',
  'april apr duben dubna dub',
  'may kveten kvetna kve',
  'june jun cerven cervna cvn',
  'july jul cervenec cervence cvc',
  'august aug srpen srpna srp',
  'september sept sep zari zar',
  'october oct rijen rijna rij',
  'november nov listopad listopadu lis',
  'december dec prosinec prosince pro',
];

const months = new Map(
  names.flatMap((all, index) => all.split(' ').map((name) => [name, index + 1] as const)),
);

const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 1 to 12; null for a word that is not a month. */
export function monthNamed(word: string): number | null {
  return months.get(fold(word)) ?? null;
}

/** "Mar" for 3. */
export function shortMonth(month: number): string {
  return short[month - 1] ?? '';
}
