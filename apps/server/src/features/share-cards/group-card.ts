import { opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import type { GroupSlice, GroupTableRow } from '@sevenmetre/rules/snapshot';
import { type CupOnCard, cardAround, faded, sheet, textAt } from './drawing.ts';

const most = 6;
const top = 196;
const rowHeight = 56;

/**
 * The table of a group as a picture (SVG without text elements): place, team, games and points of the first
 * six.
 */
export function groupCard(t: Translator, { group, category, rows }: GroupSlice, cup: CupOnCard): string {
  const shown = rows.slice(0, most);
  const columns = [
    textAt(
      t('results.column.gamesShort'),
      { weight: 700, size: 26 },
      { x: 900, y: top, width: 80, anchor: 'end', fill: faded },
    ),
    textAt(
      t('results.column.points'),
      { weight: 700, size: 26 },
      { x: 1100, y: top, width: 160, anchor: 'end', fill: faded },
    ),
  ];
  return cardAround([...columns, ...shown.map((row, index) => lineOf(t, row, index))].join(''), {
    category,
    heading: group.label,
    cup,
    foot: group.finished
      ? t('results.group.finished', { count: group.total })
      : t('results.group.progress', { played: group.played, count: group.total }),
  });
}

function lineOf(t: Translator, row: GroupTableRow, index: number): string {
  const y = top + 46 + index * rowHeight;
  const figure = { weight: 900, size: 38 } as const;
  return [
    `<rect x="60" y="${y - 38}" width="1080" height="${rowHeight - 6}" rx="6" fill="${sheet}"/>`,
    textAt(String(row.position ?? '–'), figure, { x: 120, y, width: 60, anchor: 'end' }),
    textAt(opponentName(t, row), { weight: 700, size: 36 }, { x: 150, y, width: 640 }),
    textAt(String(row.games), { weight: 700, size: 36 }, { x: 900, y, width: 80, anchor: 'end' }),
    textAt(String(row.points), figure, { x: 1100, y, width: 120, anchor: 'end' }),
  ].join('');
}
