import type { Translator } from '@sevenmetre/phrases';
import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import type { ChangedValue } from '../../../ui/history/change-text.tsx';

/** What the log's fields about the order of tables are called; undefined: it is none of them. */
export function orderField(t: Translator, field: string): string | undefined {
  switch (field) {
    case 'tieBreakers':
      return t('standings.finished');
    case 'tieBreakersUnfinished':
      return t('standings.open');
    case 'halfLength':
      return t('standings.half.title');
    default:
      return undefined;
  }
}

/** A list of criteria, or lengths of halves, as the log keeps them, in words. */
export function orderValue(t: Translator, field: string, value: ChangedValue): string {
  if (value === null) return t('standings.asEdition');
  const parts = String(value).split(' ');
  if (field === 'halfLength') return parts.map((seconds) => lengthText(Number(seconds))).join(', ');
  const known = tieBreakers.filter((criterion) => parts.includes(criterion));
  return known
    .toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b))
    .map((criterion) => t(`standings.criterion.${criterion}`))
    .join(', ');
}

/** Seconds as minutes and seconds: `15:00`. */
export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
