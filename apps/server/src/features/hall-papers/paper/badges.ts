import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { muted, logoColumn } from '../../../platform/pdf/index.ts';

export interface Badge {
  readonly name: string;
  readonly role: string;
}

const columns = 2;

/** Of the logo on a badge, in points. */
const logoSize = 28;

/** Badges to be cut out, two in a row, each with the logo of the cup. @param logo as a `data:` address; null: none */
export function badges(people: readonly Badge[], tournament: string, logo: string | null): Content[] {
  if (people.length === 0) return [];
  const head: Content = {
    columns: [{ text: tournament, fontSize: 9, color: muted }, ...logoColumn(logo, logoSize)],
  };
  const cell = (person: Badge | undefined): TableCell =>
    person
      ? [
          head,
          { text: person.name, fontSize: person.name.length > 20 ? 18 : 24, bold: true },
          { text: person.role, fontSize: 14 },
        ]
      : { text: '' };
  const rows = Array.from({ length: Math.ceil(people.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell(people[row * columns + column])),
  );
  return [{ layout: 'cutOut', table: { widths: ['*', '*'], heights: 96, dontBreakRows: true, body: rows } }];
}
