import type { PlayoffGroup, PlayoffSection } from '@sevenmetre/contract/bracket/playoff-slice';

type Cell = PlayoffSection['cells'][number];

/** Pixels at scale 1. More columns are narrower, so that five fit where four do. */
const row = 28;
const measures = { few: { width: 254, gap: 40 }, many: { width: 200, gap: 34 } } as const;
const bend = 6;

export interface PlacedCard {
  readonly cell: Cell;
  readonly group: PlayoffGroup;
  /** Free space above, and room of the card itself. */
  readonly before: number;
  readonly room: number;
  /** The next card of the column leads to the same one. */
  readonly isPaired: boolean;
}

export interface TreeShape {
  readonly size: keyof typeof measures;
  readonly width: number;
  readonly height: number;
  /** Each column from top to bottom. */
  readonly columns: readonly (readonly PlacedCard[])[];
  /** Path of the line that leaves a card, by the card's slug. */
  readonly lines: ReadonlyMap<string, string>;
}

/**
 * A section of a play-off in pixels. Positions become heights of empty drawings, since the page's security policy
 * takes no styles from elements.
 */
export function treeShape(
  { cells, columns, height }: PlayoffSection,
  groups: ReadonlyMap<string, PlayoffGroup>,
): TreeShape {
  const size = columns.length > 4 ? 'many' : 'few';
  const { width, gap } = measures[size];
  const bySlug = new Map(cells.map((cell) => [cell.slug, cell]));
  const lines = new Map<string, string>();
  for (const cell of cells) {
    const next = bySlug.get(cell.next ?? '');
    if (next) lines.set(cell.slug, linePath(cell, next, width, gap));
  }
  return {
    size,
    width: columns.length * (width + gap) - gap,
    height: height * row,
    columns: columns.map((_, column) => placeColumn(cells, column, groups)),
    lines,
  };
}

function placeColumn(
  cells: readonly Cell[],
  column: number,
  groups: ReadonlyMap<string, PlayoffGroup>,
): PlacedCard[] {
  const own = cells.filter((cell) => cell.column === column).toSorted((a, b) => a.middle - b.middle);
  let bottom = 0;
  return own.flatMap((cell, index) => {
    const group = groups.get(cell.slug);
    if (!group) return [];
    const room = (Math.max(2, group.rows.length) + 2) * row;
    const before = Math.max(0, Math.round(cell.middle * row - room / 2 - bottom));
    bottom += before + room;
    const isPaired = cell.next !== null && own[index + 1]?.next === cell.next;
    return [{ cell, group, before, room, isPaired }];
  });
}

/**
 * From the right edge of a card to the left edge of the next, bent shortly before it. Told from where the line has got to:
 * lines of the same form are the same letters, and compress to nothing.
 */
function linePath(from: Cell, to: Cell, width: number, gap: number): string {
  const [left, right] = [from.column * (width + gap) + width, to.column * (width + gap)];
  const [top, bottom] = [from.middle * row, to.middle * row];
  const start = `M${left} ${top}`;
  const [across, half, down] = [right - left, gap / 2, bottom - top];
  if (Math.abs(down) < 2 * bend) return `${start}h${across - half}v${down}h${half}`;
  const way = down > 0 ? bend : -bend;
  return `${start}h${across - half - bend}q${bend} 0 ${bend} ${way}v${down - way}h${half}`;
}
