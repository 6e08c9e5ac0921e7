import { inLanguage } from '@sevenmetre/rules/language';
import type { PlayoffGroup, PlayoffSection, PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { shortWeekdayAtFirst } from '../../../lib/time/days.ts';

/** What a part of the play-off decides. */
export function sectionName(t: Translator, { kind, places }: PlayoffSection): string {
  if (kind === 'singles') return t('bracket.singles');
  return places === null ? t('bracket.titleTree') : t('bracket.places', { from: places.from, to: places.to });
}

/** The round of a column; rounds on the way to a place have no names of their own. */
export function columnName(t: Translator, locale: Locale, section: PlayoffSection, column: number): string {
  const { columns, places } = section;
  const isLast = column === columns.length - 1;
  if (places !== null) return isLast ? t('bracket.finals') : t('bracket.round', { number: column + 1 });
  const round = columns[column];
  const name = inLanguage(locale, { cs: round?.roundCs, en: round?.roundEn });
  return name ?? (isLast ? t('bracket.finals') : t('bracket.round', { number: column + 1 }));
}

export function roundName({ roundCs, roundEn }: PlayoffGroup, locale: Locale): string {
  return inLanguage(locale, { cs: roundCs, en: roundEn });
}

/** "Sun 11:30"; without the day when the whole play-off is on one. */
export function timeName(
  t: Translator,
  { day, time }: PlayoffGroup['matches'][number],
  oneDay: boolean,
): string {
  if (day === null || time === null) return t('results.ticket.timeUnknown');
  return oneDay ? time : `${shortWeekdayAtFirst(t, day)} ${time}`;
}

/** The days on which it is played, in order. */
export function daysOf({ groups }: PlayoffSlice): string[] {
  return [...new Set(groups.flatMap(({ matches }) => matches.flatMap(({ day }) => day ?? [])))].sort();
}
