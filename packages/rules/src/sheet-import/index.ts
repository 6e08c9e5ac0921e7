import { fold } from '../search/index.ts';
export { sheetImportKinds, type SheetImportKind } from './kinds.ts';
export { type SampleContext, sampleText } from './sample.ts';

/** Why a record of an import is kept when the import is undone (SI2). */
export const keptReasons = ['changed', 'used', 'gone'] as const;

/** Milliseconds after an import in which it can be undone (SI1). */
const undoableFor = 24 * 60 * 60 * 1000;

/** The time of the oldest import that can still be undone. */
export function oldestUndoable(now: Date): Date {
  return new Date(now.getTime() - undoableFor);
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
