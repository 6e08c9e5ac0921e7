import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { dayName } from '@sevenmetre/phrases/days';
import { opponentName } from '@sevenmetre/phrases/names';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import { hallPartner } from './hall-sign.ts';
import { muted } from './sheet.ts';

interface Poster {
  readonly title: string;
  readonly sub: string | null;
  readonly day: string;
  readonly tickets: readonly MatchTicket[];
  /** Of the hall; null: none. */
  readonly partner: string | null;
  /** Of a category: each match names its hall. */
  readonly namesHalls: boolean;
}

/** The matches of a day as a poster; the fewer, the larger. */
export function poster({ title, sub, day, tickets, namesHalls, partner }: Poster, t: Translator): Content[] {
  const fontSize = tickets.length <= 14 ? 15 : tickets.length <= 24 ? 12 : 9.5;
  const head = (text: string): TableCell => ({ text, color: muted, fontSize: 9, bold: true });
  const rows = tickets.map((ticket): TableCell[] => [
    { text: ticket.time ?? '', bold: true },
    { text: namesHalls ? (ticket.hall?.code ?? '') : (ticket.category ?? ''), bold: true },
    { text: ticket.group?.label ?? '', noWrap: true },
    { text: `${opponentName(t, ticket.home)} – ${opponentName(t, ticket.away)}` },
    { text: String(ticket.matchNumber), color: muted, alignment: 'right' },
  ]);
  return [
    { text: title, fontSize: 34, bold: true, lineHeight: 0.95 },
    ...(sub === null ? [] : [{ text: sub, fontSize: 15, color: muted }]),
    { text: dayName(t, day, null), fontSize: 22, bold: true, margin: [0, 4, 0, 12] },
    {
      layout: 'airy',
      fontSize,
      table: {
        headerRows: 1,
        widths: ['auto', 'auto', 'auto', '*', 'auto'],
        body: [
          [
            head(t('hallPapers.time')),
            head(t(namesHalls ? 'hallPapers.hall' : 'hallPapers.category')),
            head(t('hallPapers.group')),
            head(t('hallPapers.match')),
            head(''),
          ],
          ...rows,
        ],
      },
    },
    ...hallPartner(partner, t),
  ];
}
