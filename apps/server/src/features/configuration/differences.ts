import { configurationValue, isCopied } from '@sevenmetre/rules/configuration';
import { addDays, millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { EntryRow } from './entry.repository.ts';
import { movedMoment } from './moved-moment.ts';

/** Where the dates of an edition are counted from. */
export interface EditionStart {
  /** ISO day. */
  readonly startDate: string;
  readonly timeZone: string;
}

export interface SettingDifference<E extends EntryRow = EntryRow> {
  /** As it is here. */
  readonly entry: E;
  /** The value of the other edition. */
  readonly proposed: string;
}

/**
 * The values of an edition that another one can take over, by key (rule CO14). Instants keep their local time and their distance from
 * the first day. What is empty is left out, so that nothing is erased.
 */
export function proposedValues(
  entries: readonly EntryRow[],
  from: EditionStart,
  to: EditionStart,
): ReadonlyMap<string, string> {
  const days = Math.round((Date.parse(to.startDate) - Date.parse(from.startDate)) / millisecondsOfDay);
  return new Map(
    entries.flatMap((entry) => {
      const value = movedMoment(entry, (day) => addDays(day, days), from.timeZone) ?? entry.value ?? '';
      return isCopied(entry.key) && value !== '' ? [[entry.key, value]] : [];
    }),
  );
}

/** The entries of an edition whose proposed value is another one. */
export function settingDifferences<E extends EntryRow>(
  entries: readonly E[],
  proposed: ReadonlyMap<string, string>,
): SettingDifference<E>[] {
  return entries.flatMap((entry) => {
    const value = proposed.get(entry.key);
    return value === undefined || isSameValue(entry, value) ? [] : [{ entry, proposed: value }];
  });
}

/** One instant can be written in several ways. */
function isSameValue({ dataType, value }: EntryRow, other: string): boolean {
  if (value === other) return true;
  if (dataType !== 'datetime') return false;
  const [one, two] = [value, other].map((text) => configurationValue({ dataType, value: text }));
  const instants = [one, two].map((read) =>
    read?.ok && read.value instanceof Date ? read.value.getTime() : null,
  );
  return instants[0] !== null && instants[0] === instants[1];
}
