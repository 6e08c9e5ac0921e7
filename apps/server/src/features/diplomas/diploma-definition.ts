import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { dayRange } from '@sevenmetre/phrases/days';
import { nth, placeReason } from '@sevenmetre/phrases/final-place';
import { fullName } from '@sevenmetre/phrases/names';
import { inLanguage } from '@sevenmetre/rules/language';
import { paperInk } from '@sevenmetre/rules/look';
import type { RankingSlice } from '@sevenmetre/rules/snapshot';
import { muted, logoColumn, type Paper, widthOfA4 } from '../../platform/pdf/index.ts';
import { categoryPrint } from './paper-look.ts';

type Row = RankingSlice['rows'][number];

export interface DiplomasAsked {
  /** null: all teams of the category. */
  readonly teamId: number | null;
  readonly now: Date;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** End of the ticket's stub, in points from the top of the page. */
const stub = 470;
const margin = 56;

/**
 * Diplomas in the look of the product's tickets: the place on a stub in the category's colour, below it the
 * team. One page each.
 */
export function diplomaDefinition(
  slice: RankingSlice,
  { teamId, now, logo }: DiplomasAsked,
  t: Translator,
): Paper {
  const { edition, category } = slice;
  const rows = slice.rows.filter(({ team }) => teamId === null || team.id === teamId);
  const { ink } = categoryPrint(category, 1);
  return {
    pageSize: 'A4',
    pageMargins: [margin, 56, margin, 40],
    defaultStyle: { font: 'NotoSans', fontSize: 12, color: paperInk },
    info: { title: t('diplomas.heading'), author: edition.name, creationDate: now, modDate: now },
    language: t.locale,
    ...(rows.length === 0 ? {} : { background: { pages: 'all', content: ticketOf(ink, widthOfA4) } }),
    content:
      rows.length === 0
        ? [{ text: t(slice.hidden ? 'finalRanking.hidden.text' : 'finalRanking.waiting.text'), color: muted }]
        : rows.map((row, at) => diploma(slice, row, { isNext: at > 0, logo }, t)),
  };
}

/** The stub in the category's colour, the perforation, and the two notches of a ticket. */
function ticketOf(ink: string, width: number): Content {
  const notch = { type: 'ellipse', y: stub, r1: 17, r2: 17, color: '#ffffff' } as const;
  const dash = { length: 4, space: 6 };
  return {
    canvas: [
      { type: 'rect', x: 0, y: 0, w: width, h: stub, color: ink },
      { type: 'line', x1: 30, x2: width - 30, y1: stub, y2: stub, lineWidth: 2.5, lineColor: paperInk, dash },
      { ...notch, x: 0 },
      { ...notch, x: width },
    ],
  };
}

function diploma(
  slice: RankingSlice,
  row: Row,
  { isNext, logo }: { isNext: boolean; logo: string | null },
  t: Translator,
): Content {
  const { edition, category, playoffs } = slice;
  const { svg } = categoryPrint(category, 72);
  const when = [edition.city, dayRange(t, edition.startDate, edition.endDate)].filter(Boolean).join(' · ');
  const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
  return {
    ...(isNext ? { pageBreak: 'before' as const } : {}),
    stack: [
      { text: `${edition.name} ${edition.year}`, fontSize: 20, bold: true },
      { text: when, fontSize: 12, bold: true },
      { svg, margin: [0, 30, 0, 0] },
      { text: t('diplomas.heading'), fontSize: 30, bold: true, margin: [0, 26, 0, 0] },
      { text: t('diplomas.place', { place: nth(t, row.place) }), fontSize: 74, bold: true, lineHeight: 0.9 },
      { text: name, fontSize: 16, bold: true, margin: [0, 4, 0, 0] },
      { ...team(row, t, playoffs.length > 1), absolutePosition: { x: margin, y: stub + 44 } },
      { ...foot(t, edition, logo), absolutePosition: { x: margin, y: 756 } },
    ],
  };
}

function team({ team: own, reason, playoff }: Row, t: Translator, namesPlayoff: boolean) {
  const name = fullName(own);
  return {
    stack: [
      { text: name, fontSize: name.length > 28 ? 26 : 36, bold: true },
      {
        text: placeReason(t, reason, namesPlayoff ? playoff : null),
        fontSize: 13,
        color: muted,
        margin: [0, 6, 0, 0] as [number, number, number, number],
      },
    ],
  };
}

function foot(t: Translator, edition: RankingSlice['edition'], logo: string | null) {
  const dotted = { length: 1, space: 2 };
  return {
    columnGap: 8,
    columns: [
      {
        width: 220,
        stack: [
          {
            canvas: [
              {
                type: 'line' as const,
                x1: 0,
                x2: 220,
                y1: 0,
                y2: 0,
                lineWidth: 1,
                dash: dotted,
                lineColor: muted,
              },
            ],
          },
          { text: t('diplomas.signature'), fontSize: 9, color: muted },
        ],
      },
      {
        width: '*',
        text: [edition.name, edition.identity?.address].filter(Boolean).join('\n'),
        alignment: 'right' as const,
        bold: true,
        fontSize: 12,
      },
      ...logoColumn(logo),
    ],
  };
}
