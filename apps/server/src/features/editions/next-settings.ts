import { dayInYears } from '@sevenmetre/rules/editions';
import { movedMoment } from '../configuration/index.ts';
import type { EntryRow } from './settings.repository.ts';

export interface CopiedEntry {
  readonly entry: EntryRow;
  /** The proposed instant; null: the text is copied. */
  readonly moved: string | null;
}

/**
 * The entries that a new edition gets as its own: those of its source, and instants that apply to all
 * editions, since an instant belongs to one year. A phase that was chosen by hand belongs to its year, too (PH5).
 */
export function copiedEntries(
  entries: readonly EntryRow[],
  from: { readonly timeZone: string },
  years: number,
): CopiedEntry[] {
  const move = (day: string) => dayInYears(day, years);
  return entries
    .map((entry) => ({ entry, moved: movedMoment(entry, move, from.timeZone) }))
    .filter(
      ({ entry, moved }) => (entry.editionId !== null || moved !== null) && entry.key !== 'edition-phase',
    );
}

/** Categories are limited by age, so their dates of birth move by the number of years. */
export function movedBirthDate(day: string | null, years: number): string | null {
  return day === null ? null : dayInYears(day, years);
}
