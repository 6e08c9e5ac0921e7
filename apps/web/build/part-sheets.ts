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
 * The sheets among the files of a page, in the order in which they have to stand in a document: the build lists a
 * page's own sheet first, but its rules have to override those of shared sheets.
 */
export function sheetsOf(files: readonly string[]): string[] {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const isPart = (file: string) => basename(file).startsWith(prefix);
  return [...sheets.filter(isPart), ...sheets.filter((file) => !isPart(file))];
}
