import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { nth, placeReason } from '@sevenmetre/phrases/final-place';
import { fullName } from '@sevenmetre/phrases/names';
import { inLanguage } from '@sevenmetre/rules/language';
import { paperInk } from '@sevenmetre/rules/look';
import type { RankingSlice } from '@sevenmetre/rules/snapshot';
import { muted, logoColumn, type Paper, pageCount, pageNumber, widthOfA4 } from '../../platform/pdf/index.ts';
import { categoryPrint } from './paper-look.ts';

const bandHeight = 84;

/**
 * The final ranking of a category: every place with its team and its rule; without places, the reason.
 * @param logo of the cup, as a `data:` address
 */
export function rankingDefinition(slice: RankingSlice, logo: string | null, t: Translator): Paper {
  const { edition, category } = slice;
  const title = t('finalRanking.title', { code: category.code });
  const { ink } = categoryPrint(category, 1);
  return {
    pageSize: 'A4',
    pageMargins: [40, 36, 40, 40],
    defaultStyle: { font: 'NotoSans', fontSize: 9, color: paperInk },
    info: { title, author: edition.name },
    language: t.locale,
    background: {
      pages: 'first',
      content: { canvas: [{ type: 'rect', x: 0, y: 0, w: widthOfA4, h: bandHeight, color: ink }] },
    },
    footer: {
      text: `${edition.name} ${edition.year} · ${title} · ${pageNumber} / ${pageCount}`,
      alignment: 'center',
      color: muted,
      fontSize: 7,
      margin: [0, 12, 0, 0],
    },
    content: [head(slice, logo, t), slice.rows.length === 0 ? nothing(slice, t) : table(slice, t)],
  };
}

function head({ edition, category }: RankingSlice, logo: string | null, t: Translator): Content {
  const { svg, width } = categoryPrint(category, 32);
  const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
  return {
    columns: [
      { svg, width },
      {
        width: '*',
        stack: [
          { text: `${edition.name} ${edition.year}`, bold: true },
          { text: `${t('finalRanking.heading')} · ${name}`, fontSize: 17, bold: true },
        ],
      },
      ...logoColumn(logo),
    ],
    columnGap: 14,
    margin: [0, -16, 0, 34],
  };
}

function nothing({ hidden }: RankingSlice, t: Translator): Content {
  return { text: t(hidden ? 'finalRanking.hidden.text' : 'finalRanking.waiting.text'), color: muted };
}

function table({ rows, playoffs }: RankingSlice, t: Translator): Content {
  const body = rows.map(({ place, team, reason, playoff }): TableCell[] => [
    { text: nth(t, place), bold: true, fontSize: 11 },
    {
      stack: [
        { text: fullName(team), bold: true, fontSize: 10 },
        { text: placeReason(t, reason, playoffs.length > 1 ? playoff : null), color: muted, fontSize: 8 },
      ],
    },
    { text: team.countryCode, color: muted, alignment: 'right' },
  ]);
  return {
    table: { widths: [40, '*', 'auto'], dontBreakRows: true, body },
    layout: 'airy',
  };
}
