import { dayInYears } from '@sevenmetre/rules/editions';
import { movedMoment } from './move-entry.ts';
import type { EntryRow } from './settings.repository.ts';

export interface CopiedEntry {
  readonly entry: EntryRow;
  /** The moment that is proposed; null: its text is taken over as it is. */
  readonly moved: string | null;
}

/**
 * The entries that a new edition gets as its own: those of the edition it is made from, and moments that hold for all
 * editions, since they are of one year.
 */
export function copiedEntries(
  entries: readonly EntryRow[],
  from: { readonly timeZone: string },
  years: number,
): CopiedEntry[] {
  return entries
    .map((entry) => ({ entry, moved: movedMoment(entry, years, from.timeZone) }))
    .filter(({ entry, moved }) => entry.editionId !== null || moved !== null);
}

/** Categories are bounded by age: a year later by a later day of birth. */
export function movedBirthDate(day: string | null, years: number): string | null {
  return day === null ? null : dayInYears(day, years);
}
