import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { dayName } from '@sevenmetre/phrases/days';
import { opponentName } from '@sevenmetre/phrases/names';
import { paperInk } from '@sevenmetre/rules/look';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import type { CourtSize } from '@sevenmetre/rules/vocabulary';
import { muted } from '../../../platform/pdf/index.ts';

export interface PlannedCourt {
  /** null: the only one of its hall. */
  readonly name: string | null;
  readonly size: CourtSize | null;
  readonly resin: boolean;
  readonly tickets: readonly MatchTicket[];
}

interface CourtPlan {
  readonly title: string;
  readonly day: string;
  readonly courts: readonly PlannedCourt[];
}

/** The courts of a hall side by side, each with its drawing and what is played on it that day. */
export function courtPlan({ title, day, courts }: CourtPlan, t: Translator): Content[] {
  const width = Math.min(330, 740 / Math.max(1, courts.length) - 16);
  return [
    { text: title, fontSize: 28, bold: true },
    { text: dayName(t, day, null), fontSize: 16, bold: true, margin: [0, 0, 0, 10] },
    {
      columnGap: 16,
      columns: courts.map((court) => ({
        width: courts.length === 1 ? '*' : 'auto',
        stack: [
          { svg: drawing(), width },
          {
            text: court.name === null ? title : t('hallPapers.court', { name: court.name }),
            fontSize: 15,
            bold: true,
          },
          { text: aboutOf(court, t), fontSize: 10, color: muted },
          table(court.tickets, t),
        ],
      })),
    },
  ];
}

function aboutOf({ size, resin }: PlannedCourt, t: Translator): string {
  return [
    ...(size === null ? [] : [t(`hallPapers.size.${size}`)]),
    t(resin ? 'hallPapers.resin' : 'hallPapers.noResin'),
  ].join(' · ');
}

function table(tickets: readonly MatchTicket[], t: Translator): Content {
  if (tickets.length === 0) return { text: '–', color: muted };
  const fontSize = tickets.length <= 16 ? 11 : 8.5;
  return {
    layout: 'airy',
    fontSize,
    margin: [0, 6, 0, 0],
    table: {
      widths: ['auto', 'auto', '*'],
      body: tickets.map((ticket): TableCell[] => [
        { text: ticket.time ?? '', bold: true },
        { text: ticket.group?.label ?? ticket.category ?? '', noWrap: true },
        { text: `${opponentName(t, ticket.home)} – ${opponentName(t, ticket.away)}` },
      ]),
    },
  };
}

/** A court of 40 × 20 metres with its areas, seen from above. */
function drawing(): string {
  const goal = (x: number, side: 1 | -1) =>
    `<path d="M${x} 2.5a6 6 0 0 ${side === 1 ? 1 : 0} ${6 * side} 6v3a6 6 0 0 ${side === 1 ? 1 : 0} ${-6 * side} 6"/>` +
    `<path d="M${x + 7 * side} 9.5v1" stroke-width=".25"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.5 -0.5 41 21" width="410" height="210">` +
    `<g fill="none" stroke="${paperInk}" stroke-width=".18"><rect width="40" height="20"/><path d="M20 0v20"/>${goal(0, 1)}${goal(40, -1)}</g></svg>`
  );
}
