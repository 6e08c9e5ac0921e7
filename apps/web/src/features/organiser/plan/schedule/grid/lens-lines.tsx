import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { DayGrid } from '../model/day-grid.ts';

interface LensLinesProps {
  readonly grid: DayGrid;
  readonly lens: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly rowHeight: number;
}

interface Point {
  /** Minutes since midnight of start and end. */
  readonly start: number;
  readonly end: number;
  readonly row: number;
}

/**
 * The days of both teams as lines: out of a match at its end, down or up in the gap before the next one, along under it. Minutes are
 * the width, so that the lines follow every width of the grid.
 */
export function LensLines({ grid, lens, rowHeight }: LensLinesProps) {
  const width = grid.to - grid.from;
  const height = grid.lanes.length * rowHeight;
  return (
    <svg
      className="lens-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ height }}
      aria-hidden="true"
    >
      {lens.map((matches, index) => {
        const path = pathOf(pointsOf(grid, matches), rowHeight);
        return (
          <g key={index === 0 ? 'first' : 'second'}>
            <path className="lens-lines__halo" d={path} />
            <path className={`lens-lines__line${index === 0 ? '' : ' lens-lines__line--dashed'}`} d={path} />
          </g>
        );
      })}
    </svg>
  );
}

function pointsOf(grid: DayGrid, matches: ReadonlySet<string>): Point[] {
  return grid.lanes
    .flatMap(({ cells }, row) =>
      cells
        .filter(({ match }) => match !== null && matches.has(match))
        .map(({ start, length }) => {
          const from = (start % minutesOfDay) - grid.from;
          return { start: from, end: from + length, row };
        }),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Between rows a line runs on their border, never over text. */
function pathOf(points: readonly Point[], rowHeight: number): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from.row + 0.5) * rowHeight;
      const isLevel = from.row === to.row;
      const border = (to.row < from.row ? to.row + 1 : isLevel ? to.row + 1 : to.row) * rowHeight;
      return `M${from.end} ${middle}V${border}H${to.start + 6}`;
    })
    .join('');
}
