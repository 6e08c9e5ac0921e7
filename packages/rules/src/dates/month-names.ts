import { fold } from '../search/index.ts';

/** Folded names and usual abbreviations of the months in the five languages and in French, January first. */
const names: readonly string[] = [
  'january jan leden ledna led januar janner januara styczen stycznia sty janvier',
  'february feb unor unora uno februar feber februara luty lutego lut fevrier',
  'march mar brezen brezna bre marz mrz marec marca marzec mars',
  'april apr duben dubna dub aprila kwiecien kwietnia kwi avril',
  'may kveten kvetna kve mai maj maja',
  'june jun cerven cervna cvn juni juna czerwiec czerwca cze juin',
  'july jul cervenec cervence cvc juli jula lipiec lipca lip juillet',
  'august aug srpen srpna srp augusta sierpien sierpnia sie aout',
  'september sept sep zari zar septembra wrzesien wrzesnia wrz septembre',
  'october oct rijen rijna rij oktober okt oktobra pazdziernik pazdziernika paz octobre',
  'november nov listopad listopadu lis novembra listopada novembre',
  'december dec prosinec prosince pro dezember dez decembra grudzien grudnia gru decembre',
];

const roman = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const months = new Map(
  names.flatMap((all, index) => all.split(' ').map((name) => [name, index + 1] as const)),
);

const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 1 to 12, also of a Roman numeral; null for a word that is not a month. */
export function monthNamed(word: string): number | null {
  const name = fold(word);
  return months.get(name) ?? (roman.indexOf(name) + 1 || null);
}

/** "Mar" for 3. */
export function shortMonth(month: number): string {
  return short[month - 1] ?? '';
}
