import type { Cell, DayGrid } from '../model/day-grid.ts';
import type { Cursor } from '../grid/grid-types.ts';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/**
 * Where a key leads from a place of the grid. Up and down go to the place of the neighbouring hall that is nearest in time; above the
 * first hall is the row of matches without a place.
 */
export function stepFrom(
  grid: DayGrid,
  unplaced: readonly string[],
  from: Cursor,
  direction: Direction,
): Cursor {
  return from.row === 'unplaced'
    ? fromUnplaced(grid, unplaced, from, direction)
    : fromPlace(grid, unplaced, from, direction);
}

/** The first place of a day, for a grid that is entered. */
export function firstPlace({ lanes }: DayGrid): Cursor | null {
  const cell = lanes.find(({ cells }) => cells.length > 0)?.cells[0];
  return cell ? placeOf(cell) : null;
}

function placeOf({ hall, start }: Cell): Cursor {
  return { row: 'place', hall, start };
}

/** The match at a place of the grid. */
export function matchAt({ lanes }: DayGrid, cursor: Cursor | null): string | null {
  if (cursor === null) return null;
  if (cursor.row === 'unplaced') return cursor.match;
  const lane = lanes.find(({ court }) => court.id === cursor.hall);
  return lane?.cells.find(({ start, match }) => start === cursor.start && match !== null)?.match ?? null;
}

type Place = Extract<Cursor, { row: 'place' }>;

function fromPlace(grid: DayGrid, unplaced: readonly string[], from: Place, direction: Direction): Cursor {
  const row = grid.lanes.findIndex(({ court }) => court.id === from.hall);
  const cells = grid.lanes[row]?.cells ?? [];
  const index = cells.findIndex(({ start }) => start === from.start);
  if (direction === 'first' || direction === 'last') {
    const end = direction === 'first' ? cells[0] : cells.at(-1);
    return end ? placeOf(end) : from;
  }
  if (direction === 'left' || direction === 'right') {
    const beside = cells[index + (direction === 'left' ? -1 : 1)];
    return beside ? placeOf(beside) : from;
  }
  const by = direction === 'up' ? -1 : 1;
  const rows = direction === 'up' ? grid.lanes.slice(0, row).toReversed() : grid.lanes.slice(row + by);
  const next = rows.find((lane) => lane.cells.length > 0);
  if (next) return placeOf(nearest(next.cells, from.start));
  const [waiting] = unplaced;
  return direction === 'up' && waiting !== undefined ? { row: 'unplaced', match: waiting } : from;
}

function fromUnplaced(
  grid: DayGrid,
  unplaced: readonly string[],
  from: Extract<Cursor, { row: 'unplaced' }>,
  direction: Direction,
): Cursor {
  if (direction === 'down') return firstPlace(grid) ?? from;
  const index = unplaced.indexOf(from.match);
  const ends = { left: index - 1, right: index + 1, first: 0, last: unplaced.length - 1, up: index };
  const match = unplaced[ends[direction]];
  return match === undefined ? from : { row: 'unplaced', match };
}

function nearest(cells: readonly Cell[], start: number): Cell {
  const distance = (cell: Cell): number => Math.abs(cell.start - start);
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
