import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinCells, splitLine } from './csv-line.ts';

/** Tables with the code of a category, by its column. */
const columns = { 'categories.csv': 'code', 'teams.csv': 'category', 'groups.csv': 'category' } as const;

/** Gives the categories of an uploaded folder the codes of the registered ones that they are. Broken lines stay as they are. */
export async function renameCategories(folder: string, codes: ReadonlyMap<string, string>): Promise<void> {
  if (codes.size === 0) return;
  for (const [file, column] of Object.entries(columns)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text !== null) await writeFile(path, renamed(text, column, codes), { mode: 0o600 });
  }
}

function renamed(text: string, column: string, codes: ReadonlyMap<string, string>): string {
  const [heading = '', ...lines] = text.split('\n');
  const names = splitLine(heading.replace(/^\ufeff/u, '').trim());
  const at = typeof names === 'string' ? -1 : names.indexOf(column);
  if (at < 0) return text;
  const rows = lines.map((line) => {
    const cells = splitLine(line.replace(/\r$/u, ''));
    const code = typeof cells === 'string' ? undefined : codes.get(cells[at] ?? '');
    if (typeof cells === 'string' || code === undefined) return line;
    return joinCells(cells.map((cell, index) => (index === at ? code : cell)));
  });
  return [heading, ...rows].join('\n');
}
