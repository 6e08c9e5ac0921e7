import { millisecondsOfDay } from '../dates/index.ts';
import { fold } from '../search/index.ts';
export { type SampleContext, sampleText, sheetImportKinds, type SheetImportKind } from './sample.ts';

/** What becomes of a row of a list. */
const rowResults = ['create', 'update', 'same', 'asked', 'refused'] as const;

/** How many rows end in which way; together they are all rows. */
export function countResults(rows: readonly { readonly result: (typeof rowResults)[number] }[]) {
  const count = (wanted: (typeof rowResults)[number]) =>
    rows.filter(({ result }) => result === wanted).length;
  return {
    created: count('create'),
    updated: count('update'),
    same: count('same'),
    asked: count('asked'),
    refused: count('refused'),
  };
}

/** Why a record of an import is kept when the import is undone (SI2). */
export const keptReasons = ['changed', 'used', 'gone'] as const;

/** The time of the oldest import that can still be undone: a day before now (SI1). */
export function oldestUndoable(now: Date): Date {
  return new Date(now.getTime() - millisecondsOfDay);
}

/**
 * Name of a file as the history keeps it (SI3): '' if a word of it is the name of one of the people, since the log is
 * kept longer than their data.
 */
export function sourceWithoutNames(source: string, names: readonly string[]): string {
  const wordsIn = (text: string) =>
    fold(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
  const words = new Set(wordsIn(source));
  return names.flatMap(wordsIn).some((word) => words.has(word)) ? '' : source;
}
