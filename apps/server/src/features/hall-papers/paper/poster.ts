import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { renderSVG } from 'uqr';
import type { Translator } from '@sevenmetre/phrases';
import { dayName } from '@sevenmetre/phrases/days';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { type CategoryLook, glyphPath, paperInk } from '@sevenmetre/rules/look';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import { hallPartner } from './hall-sign.ts';
import { muted } from '../../../platform/pdf/index.ts';

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

/** The matches of a day as a poster; the fewer, the larger. Shapes tell categories apart on paper without colours. */
export function poster(
  { title, sub, day, tickets, partner, href, ...shown }: Poster,
  t: Translator,
): Content[] {
  const names = tickets.flatMap(({ home, away }) => [opponentName(t, home), opponentName(t, away)]);
  const fontSize = sizeOf(names, shown.namesHalls);
  return [
    { text: title, fontSize: 34, bold: true, lineHeight: 0.95 },
    ...(sub === null ? [] : [{ text: sub, fontSize: 15, color: muted }]),
    { text: dayName(t, day, null), fontSize: 22, bold: true, margin: [0, 4, 0, 12] },
    {
      layout: 'airy',
      fontSize,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['auto', 'auto', '*', '*', shown.namesHalls ? 125 : 'auto'],
        body: [headOf(shown, t), ...tickets.map((ticket) => rowOf(ticket, { ...shown, fontSize }, t))],
      },
    },
    ...liveScores(href, t),
    ...hallPartner(partner, t),
  ];
}

/**
 * Size of letters in points: the fewer matches, the larger, as long as the longest word fits its column.
 * @param names two for each match
 */
export function sizeOf(names: readonly string[], namesHalls: boolean): number {
  const matches = names.length / 2;
  const byMatches = matches <= 10 ? 14.5 : matches <= 14 ? 13 : matches <= 24 ? 11 : 9;
  const longest = Math.max(1, ...names.flatMap((name) => name.split(/[\s-]/u)).map((word) => word.length));
  // A letter in bold takes 0.55 of its size on average, a column of names so many points.
  return Math.min(byMatches, (namesHalls ? 130 : 175) / (0.55 * longest));
}

function headOf({ namesHalls }: Pick<Poster, 'namesHalls'>, t: Translator): TableCell[] {
  const small = { color: muted, fontSize: 9, bold: true };
  const head = (text: string): TableCell => ({ text, ...small });
  return [
    head(t('hallPapers.time')),
    head(t('hallPapers.group')),
    head(t('hallPapers.home')),
    head(t('hallPapers.away')),
    { text: namesHalls ? t('hallPapers.hall') : '', ...small, alignment: 'right' },
  ];
}

interface Row extends Pick<Poster, 'lookOf' | 'namesHalls'> {
  /** In points. */
  readonly fontSize: number;
}

function rowOf(ticket: MatchTicket, { lookOf, namesHalls, fontSize }: Row, t: Translator): TableCell[] {
  const { category, group, hall, matchNumber, time } = ticket;
  const look = category === null ? null : lookOf(category);
  const label = { text: group?.label ?? category ?? '', bold: true, noWrap: true, width: 'auto' };
  // A numeral stays with its name.
  const nameOf = (opponent: MatchTicket['home']): TableCell => ({
    text: opponentName(t, opponent).replace(/ (?=[IVXLC]+$)/u, '\u00A0'),
    bold: true,
    margin: [0, 2, 0, 0],
  });
  const sign = look && glyphOf(look, fontSize * 0.8);
  return [
    { text: time ?? '', bold: true, fontSize: fontSize * 1.2 },
    {
      ...(sign ? { columns: [sign, label], columnGap: 4 } : label),
      ...(look ? { fillColor: look.ink } : {}),
      margin: [2, 2, 2, 0],
    },
    nameOf(ticket.home),
    nameOf(ticket.away),
    {
      text: namesHalls ? (hall ? hallWithCode(hall, t.locale) : '') : String(matchNumber),
      color: namesHalls ? paperInk : muted,
      fontSize: fontSize * 0.85,
      alignment: 'right',
      margin: [0, 3, 0, 0],
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
    margin: [0, size * 0.35, 0, 0],
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
