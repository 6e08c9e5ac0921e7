import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { renderSVG } from 'uqr';
import type { Translator } from '@sevenmetre/phrases';
import { dayName } from '@sevenmetre/phrases/days';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { type CategoryLook, glyphPath, paperInk } from '@sevenmetre/rules/look';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import { heightOfA4, muted, widthOfA4 } from '../../../platform/pdf/index.ts';
import { hallPartner } from './hall-sign.ts';
import { logoSize, margin, posterTop, sheetBottom } from './sheet.ts';

interface Poster {
  readonly title: string;
  readonly sub: string | null;
  readonly day: string;
  readonly tickets: readonly MatchTicket[];
  /** Of the hall; null: none. */
  readonly partner: string | null;
  /** Of a category: each match names its hall. */
  readonly namesHalls: boolean;
  /** Colour and sign of a category by its code. */
  readonly lookOf: (code: string) => CategoryLook | null;
  /** The page with live scores; null: the portal's address is not known. */
  readonly href: string | null;
}

/**
 * The matches of a day as a poster; the fewer, the larger. Up to some 30 fit one page, with the code of their page beside the
 * title; more flow on below the same head. Shapes tell categories apart on paper without colours.
 */
export function poster(shown: Poster, t: Translator): Content[] {
  const names = shown.tickets.map(({ home, away }) => [nameOf(home, t), nameOf(away, t)] as const);
  const setting = settingOf({ ...shown, names });
  const columns: ContentTable = {
    layout: 'poster',
    fontSize: setting.fontSize,
    lineHeight: leadingOf(setting),
    table: {
      headerRows: setting.isDense ? 2 : 1,
      dontBreakRows: true,
      widths: ['auto', 'auto', '*', '*', shown.namesHalls ? hallColumn : 'auto'],
      body: [
        ...(setting.isDense ? [[denseHead(shown, t), '', '', '', '']] : []),
        headOf(shown, t),
        ...shown.tickets.map((ticket) => rowOf(ticket, shown, setting, t)),
      ],
    },
  };
  const partner = hallPartner(shown.partner, t);
  if (setting.isDense) return [columns, ...partner];
  const { title, sub, day, href } = shown;
  return [
    { text: title, fontSize: 34, bold: true, lineHeight: 0.95, margin: [0, 0, logoSize, 0] },
    ...(sub === null ? [] : [{ text: sub, fontSize: 15, color: muted }]),
    { text: dayName(t, day, null), fontSize: 22, bold: true, margin: [0, 4, 0, 12] },
    columns,
    ...liveScores(href, t),
    ...partner,
  ];
}

/** A numeral stays with its name. */
function nameOf(opponent: MatchTicket['home'], t: Translator): string {
  return opponentName(t, opponent).replace(/ (?=[IVXLC]+$)/u, '\u00A0');
}

/** Of the letters' height: names of two lines stay together. */
function leadingOf({ isDense }: Pick<Setting, 'isDense'>): number {
  return isDense ? 0.8 : 0.85;
}
/** How much larger than names times of day are. */
function timeScaleOf({ isDense }: Pick<Setting, 'isDense'>): number {
  return isDense ? 1 : 1.2;
}
/** Height of a line of NotoSans, of the size of its letters. */
const lineOf = 1.362;
/** Widths in points: what cells have to spare at their sides, the column of halls, the code beside a title. */
const cellEdges = 5 * 8;
const hallColumn = 125;
const denseCode = 64;
const wideOf = widthOfA4 - 2 * margin;

interface Setting {
  /** In points; 9 can be read from a metre, and printers enlarge A4 to A3 and A2. */
  readonly fontSize: number;
  /** Above and below each match, in points. */
  readonly space: number;
  /** The code stands beside the title, which is repeated on each page. */
  readonly isDense: boolean;
}

interface Measured extends Pick<Poster, 'title' | 'sub' | 'tickets' | 'partner' | 'namesHalls' | 'href'> {
  /** Home and away of each match, as they are written. */
  readonly names: readonly (readonly [string, string])[];
}

/** The largest letters with which all matches fit one page; what does not fit with the smallest ones flows on. */
export function settingOf(poster: Measured): Setting {
  const partner = poster.partner === null ? 0 : 36;
  const page = heightOfA4 - posterTop - sheetBottom - partner;
  const columns = 9 * lineOf + 3;
  const titleLines = (size: number, width: number) => Math.min(3, linesOf(poster.title, width / size));
  const roomy =
    page -
    columns -
    46 -
    44 * titleLines(34, wideOf - logoSize) -
    (poster.sub === null ? 0 : 21) -
    (poster.href === null ? 0 : 98);
  const denseTitle = 23.5 * titleLines(18, wideOf - logoSize - denseCode - 24);
  const dense = page - columns - 8 - Math.max(denseCode, denseTitle + 32);
  const choices = [
    ...sizes(14.5, 11).map((fontSize) => ({ fontSize, room: roomy, least: 2.5, isDense: false })),
    ...sizes(13, 9).map((fontSize) => ({ fontSize, room: dense, least: 0.5, isDense: true })),
  ];
  for (const { fontSize, room, least, isDense } of choices) {
    const spare = (room - heightOf(poster, { fontSize, isDense })) / (2 * poster.names.length);
    if (spare >= least) return { fontSize, space: Math.min(spare, 10), isDense };
  }
  return { fontSize: 9, space: 1.5, isDense: true };
}

function sizes(largest: number, smallest: number): number[] {
  return Array.from({ length: (largest - smallest) * 2 + 1 }, (_, at) => largest - at / 2);
}

/** Of all matches without space between them, in points. */
function heightOf(
  { names, tickets, namesHalls }: Measured,
  { fontSize: size, isDense }: Pick<Setting, 'fontSize' | 'isDense'>,
): number {
  const line = lineOf * leadingOf({ isDense });
  const larger = timeScaleOf({ isDense });
  const labels = tickets.map(({ group, category }) => widthOf(group?.label ?? category ?? ''));
  const last = namesHalls ? hallColumn : 4 * 0.58 * smaller(size);
  // Two shapes of one category are the widest sign.
  const used = cellEdges + 2.7 * larger * size + (Math.max(0, ...labels) + 1.7) * size + 8 + last;
  const column = (wideOf - used) / 2;
  return names.reduce((sum, sides, at) => {
    const hall = namesHalls ? tickets[at]?.hall : null;
    const ofHall = hall ? linesOf(`${hall.nameCs} (${hall.code})`, hallColumn / smaller(size)) : 1;
    const ofNames = Math.max(...sides.map((name) => linesOf(name, column / size)));
    const below = Math.max(ofNames * size, ofHall * smaller(size)) * line;
    return sum + 0.5 + (larger - 1) * size + Math.max(below, size * line);
  }, 0);
}

/** Of what is beside the names, in points. */
function smaller(size: number): number {
  return Math.max(9, size * 0.85);
}

/** Lines of a text in a column of so many times its size; a word that is wider takes one line more for each part. */
function linesOf(text: string, column: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<=[ -])/u)) {
    const width = widthOf(word);
    if (used > 0 && used + widthOf(word.trimEnd()) > column) {
      lines += 1;
      used = 0;
    }
    lines += Math.floor(width / column) * 3;
    used += width;
  }
  return lines;
}

/** Widths of bold letters of NotoSans at one point, each a little more than it takes. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (widths.find(([some]) => some.test(letter))?.[1] ?? 0.62),
    0,
  );
}

const widths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’()ijlíïĺľ-]/u, 0.34],
  [/[ftrťřIJ]/u, 0.45],
  [/[mwMW]/u, 0.97],
  [/[csvxyzčšýžćśźż]/u, 0.56],
  [/\p{Lu}/u, 0.7],
  [/\d/u, 0.58],
];

/** Title, day and the code of the page on one line, for many matches. */
function denseHead({ title, sub, day, href }: Poster, t: Translator): TableCell {
  const about = {
    text: [
      { text: dayName(t, day, null), bold: true },
      ...(sub === null ? [] : [{ text: ` · ${sub}`, fontSize: 10, color: muted }]),
    ],
    fontSize: 13,
  };
  const live: Content[] =
    href === null
      ? []
      : [{ text: [{ text: `${t('hallPapers.live')}: `, bold: true }, href], fontSize: 9, color: muted }];
  const code: Content[] =
    href === null ? [] : [{ svg: renderSVG(href, { ecc: 'M', border: 1, pixelSize: 4 }), width: denseCode }];
  return {
    colSpan: 5,
    border: [false, false, false, false],
    lineHeight: 1,
    columns: [
      { stack: [{ text: title, fontSize: 18, bold: true, lineHeight: 0.95 }, about, ...live], width: '*' },
      ...code,
      { text: '', width: logoSize },
    ],
    columnGap: 8,
    margin: [-4, 0, 0, 6],
  };
}

function headOf({ namesHalls }: Pick<Poster, 'namesHalls'>, t: Translator): TableCell[] {
  const small = { color: muted, fontSize: 9, bold: true };
  const head = (text: string): TableCell => ({ text, ...small, margin: [0, 0, 0, 3] });
  return [
    head(t('hallPapers.time')),
    head(t('hallPapers.group')),
    head(t('hallPapers.home')),
    head(t('hallPapers.away')),
    { text: namesHalls ? t('hallPapers.hall') : '', ...small, alignment: 'right' },
  ];
}

function rowOf(
  ticket: MatchTicket,
  { lookOf, namesHalls }: Poster,
  setting: Setting,
  t: Translator,
): TableCell[] {
  const { category, group, hall, matchNumber, time } = ticket;
  const { fontSize, space } = setting;
  const look = category === null ? null : lookOf(category);
  const label = { text: group?.label ?? category ?? '', bold: true, noWrap: true, width: 'auto' };
  // Beside the larger time.
  const above = space + (timeScaleOf(setting) - 1) * fontSize;
  const teamOf = (opponent: MatchTicket['home']): TableCell => ({
    text: nameOf(opponent, t),
    bold: true,
    margin: [0, above, 0, space],
  });
  const sign = look && glyphOf(look, fontSize * 0.8);
  return [
    { text: time ?? '', bold: true, fontSize: fontSize * timeScaleOf(setting), margin: [0, space, 0, space] },
    {
      ...(sign ? { columns: [sign, label], columnGap: 4 } : label),
      ...(look ? { fillColor: look.ink } : {}),
      margin: [2, above, 2, space],
    },
    teamOf(ticket.home),
    teamOf(ticket.away),
    {
      text: namesHalls ? (hall ? hallWithCode(hall, t.locale) : '') : String(matchNumber),
      color: namesHalls ? paperInk : muted,
      fontSize: smaller(fontSize),
      alignment: 'right',
      margin: [0, above, 0, space],
    },
  ];
}

/** @param size in points */
function glyphOf({ shape, fill, copies }: CategoryLook, size: number): Content & { width: number } {
  const path = `<path fill="${paperInk}" fill-rule="evenodd" d="${glyphPath(shape, fill)}"/>`;
  const shapes = Array.from(
    { length: copies },
    (_, at) => `<g transform="translate(${at * 26} 0)">${path}</g>`,
  );
  const width = copies * 26 - 2;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24">${shapes.join('')}</svg>`,
    width: (size * width) / 24,
    margin: [0, size * 0.2, 0, 0],
  };
}

function liveScores(href: string | null, t: Translator): Content[] {
  if (href === null) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 14, 0, 0],
      columns: [
        { svg: renderSVG(href, { ecc: 'M', border: 1, pixelSize: 4 }), width: 84 },
        {
          stack: [
            { text: t('hallPapers.live'), fontSize: 18, bold: true },
            { text: t('hallPapers.current'), fontSize: 11 },
            { text: href, fontSize: 10, color: muted },
          ],
          margin: [8, 8, 0, 0],
        },
      ],
    },
  ];
}
