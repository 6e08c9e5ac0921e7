import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { muted } from './sheet.ts';

export interface Badge {
  readonly name: string;
  readonly role: string;
}

const columns = 2;

/** Badges to be cut out, two in a row. */
export function badges(people: readonly Badge[], tournament: string): Content[] {
  if (people.length === 0) return [];
  const cell = (person: Badge | undefined): TableCell =>
    person
      ? [
          { text: tournament, fontSize: 9, color: muted },
          { text: person.name, fontSize: person.name.length > 20 ? 18 : 24, bold: true },
          { text: person.role, fontSize: 14 },
        ]
      : { text: '' };
  const rows = Array.from({ length: Math.ceil(people.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell(people[row * columns + column])),
  );
  return [{ layout: 'cutOut', table: { widths: ['*', '*'], heights: 96, dontBreakRows: true, body: rows } }];
}
