import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetsOf } from './part-sheets.ts';

const root = join(import.meta.dirname, '../src');

/** Markers in a source file that show that it uses a part. */
const marks = {
  'styles/parts/ticket.css': /className=(?:"|\{`)match-ticket\b/,
  'styles/parts/table.css': /className="table[ "]/,
};

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(join(root, file), 'utf8'),
  ]),
);

/** Files that a source imports, at once or later; types are gone when the app runs. */
function imported(file: string, pattern: RegExp): string[] {
  const text = (sources.get(file) ?? '').replace(/^(?:import|export) type [^;]*;/gm, '');
  return [...text.matchAll(pattern)].map(([, path = '']) => join(file, '..', path).replaceAll('\\', '/'));
}

/** A chunk's source with all that it imports at once. */
function drawnBy(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files)
    for (const next of imported(file, /^(?:import|\}|export) .*?'(\.[^']+)';/gm)) files.add(next);
  return files;
}

/** Chunks by their source, each with the chunks that load it later. */
const openers = new Map<string, Set<string>>();
for (const file of sources.keys())
  for (const later of imported(file, /\bimport\('(\.[^']+)'\)/g)) openers.set(later, new Set());
const chunks = new Map([...openers.keys()].map((entry) => [entry, drawnBy(entry)]));
for (const [entry, files] of chunks)
  for (const file of files)
    for (const later of imported(file, /\bimport\('(\.[^']+)'\)/g)) openers.get(later)?.add(entry);

it.each(Object.entries(marks))('whoever draws with %s names it, or its page does', (sheet, mark) => {
  const drawing = [...chunks].filter(([, files]) =>
    [...files].some((file) => mark.test(sources.get(file) ?? '')),
  );
  expect(drawing.length).toBeGreaterThan(3);
  const without = drawing.filter(([entry, files]) => {
    const pages = [...(openers.get(entry) ?? [])];
    const isWithPage = pages.length > 0 && pages.every((page) => chunks.get(page)?.has(sheet));
    return !files.has(sheet) && !isWithPage;
  });
  expect(without.map(([entry]) => entry)).toEqual([]);
});

it('sheets of parts stand before those of pages, which have the last word', () => {
  const files = ['assets/page-1.js', 'assets/page-2.css', 'assets/part-table-3.css', 'assets/fields-4.css'];
  expect(sheetsOf(files)).toEqual(['assets/part-table-3.css', 'assets/page-2.css', 'assets/fields-4.css']);
});
