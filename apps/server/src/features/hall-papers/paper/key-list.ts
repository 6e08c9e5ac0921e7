import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { muted } from '../../../platform/pdf/index.ts';

export interface Key {
  readonly place: string;
  readonly label: string;
  /** Who has it; null: to be written by hand. */
  readonly holder: string | null;
  /** When it was handed out, in the tournament's zone; null: not yet. */
  readonly given: string | null;
}

/** Keys with who has them, and lines for those that are handed out by hand. */
export function keyList(keys: readonly Key[], t: Translator): Content[] {
  if (keys.length === 0) return [];
  const head = (text: string): TableCell => ({ text, color: muted, fontSize: 9, bold: true });
  return [
    { text: t('hallPapers.kind.keys'), fontSize: 22, bold: true, margin: [0, 0, 0, 8] },
    {
      layout: 'grid',
      fontSize: 10,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        heights: 20,
        widths: ['auto', '*', '*', 'auto', 150],
        body: [
          [
            head(t('hallPapers.hall')),
            head(t('hallPapers.key')),
            head(t('hallPapers.who')),
            head(t('hallPapers.given')),
            head(t('hallPapers.returned')),
          ],
          ...keys.map(({ place, label, holder, given }): TableCell[] => [
            { text: place, bold: true },
            label,
            holder ?? '',
            given ?? '',
            '',
          ]),
        ],
      },
    },
  ];
}
