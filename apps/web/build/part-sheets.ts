import { basename } from 'node:path';

const prefix = 'part-';

/**
 * Sheets that only some pages draw with (`src/styles/parts`): a file each, known by its name. For
 * `output.codeSplitting.groups`.
 */
export const partSheets = {
  name: (id: string) => `${prefix}${basename(id, '.css')}`,
  test: /src[\\/]styles[\\/]parts[\\/]/,
  priority: 7,
};

/**
 * The sheets among the files of a page, in the order in which they have to stand in a document: the build names a page's own
 * sheet before those that it shares, but has the last word where both speak of the same.
 */
export function sheetsOf(files: readonly string[]): string[] {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const isPart = (file: string) => basename(file).startsWith(prefix);
  return [...sheets.filter(isPart), ...sheets.filter((file) => !isPart(file))];
}
