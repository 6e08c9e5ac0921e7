import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import type { Evaluation } from '../engine/messages.ts';
import type { DayGrid } from '../model/day-grid.ts';
import { timeText } from '../../clock.ts';
import { type Marks, type Cursor } from './grid-types.ts';
import { LaneRow } from './lane-row.tsx';
import { LensLines } from './lens-lines.tsx';
import { UnplacedRow } from './unplaced-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

/** Pixels of what is above the halls: hours, and the row of matches without a place. */
const aboveHalls = 66;
/** Pixels of a chip that shows shape, group and number, and of one without its shape; below that the grid scrolls sideways. */
const [fullChip, leastChip] = [52, 38];
const headWidth = 140;

interface ScheduleGridProps {
  readonly grid: DayGrid;
  readonly label: string;
  readonly marks: Marks;
  readonly unplaced: Evaluation['unplaced'];
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rowHeight: number;
  readonly handlers: React.HTMLAttributes<HTMLDivElement>;
}

/** Halls down, the day across. Only rows in sight are drawn, and the one in which the keyboard stands. */
export function ScheduleGrid({ grid, label, marks, unplaced, box, rowHeight, handlers }: ScheduleGridProps) {
  const t = useWords();
  const { lanes, from, to, step } = grid;
  const { first, last } = useVisibleRows(box, lanes.length, rowHeight, aboveHalls);
  const current = currentRow(marks.lifted?.target ?? marks.cursor, grid);
  const { hasFocus, onFocus, onBlur } = useHasFocus();
  useFocus(box, marks.lifted?.target ?? marks.cursor, hasFocus);
  const width = headWidth + Math.ceil((to - from) / step) * leastChip;
  const isNarrow = useIsNarrow(box, Math.ceil((to - from) / step) * fullChip + headWidth);
  const drawn = lanes
    .map((lane, row) => ({ lane, row }))
    .filter(({ row }) => (row >= first && row <= last) || row === current);
  return (
    <div
      ref={box}
      className={`planner${marks.lifted ? ' planner--lifting' : ''}${isNarrow ? ' planner--narrow' : ''}`}
      role="grid"
      aria-label={label}
      aria-rowcount={lanes.length + 2}
      tabIndex={marks.cursor === null ? 0 : -1}
      {...handlers}
      onFocus={(event) => {
        onFocus();
        handlers.onFocus?.(event);
      }}
      onBlur={onBlur}
    >
      <div role="presentation" style={{ minWidth: width }}>
        <Hours
          from={from}
          to={to}
          halls={lanes.length}
          label={t('planSchedule.halls', { count: lanes.length })}
        />
        <UnplacedRow unplaced={unplaced} marks={marks} />
        <div className="planner__halls" role="presentation" style={{ height: lanes.length * rowHeight }}>
          {drawn.map(({ lane, row }) => (
            <LaneRow
              key={lane.court.id}
              lane={lane}
              rowIndex={row + 3}
              top={row * rowHeight}
              height={rowHeight}
              from={from}
              to={to}
              marks={marks}
              isCurrent={row === current}
            />
          ))}
          {marks.lifted ? null : <LensLines grid={grid} lens={marks.lens} rowHeight={rowHeight} />}
        </div>
      </div>
    </div>
  );
}

function Hours({ from, to, label }: { from: number; to: number; halls: number; label: string }) {
  const hours = Array.from(
    { length: Math.floor(to / 60) - Math.ceil(from / 60) + 1 },
    (_, index) => Math.ceil(from / 60) * 60 + index * 60,
  );
  return (
    <div className="hours" role="row" aria-rowindex={1}>
      <div className="hours__corner" role="columnheader">
        {label}
      </div>
      <div className="hours__track" role="presentation">
        {hours
          .filter((hour) => hour < to)
          .map((hour) => (
            <div
              key={hour}
              className="hours__hour"
              role="columnheader"
              style={{ left: `${((hour - from) / (to - from)) * 100}%` }}
            >
              {timeText(hour)}
            </div>
          ))}
      </div>
    </div>
  );
}

function currentRow(cursor: Cursor | null, { lanes }: DayGrid): number {
  return cursor?.row === 'place' ? lanes.findIndex(({ court }) => court.id === cursor.hall) : -1;
}

/** The keyboard's place has the focus as long as the grid has it, and is scrolled into sight when it moves. */
function useFocus(
  box: RefObject<HTMLDivElement | null>,
  cursor: Cursor | null,
  hasFocus: RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !cursor || !hasFocus.current) return;
    const found = cellAt(element, cursor);
    if (!found || found === document.activeElement) return;
    found.focus({ preventScroll: true });
    intoSight(element, found);
  });
}

function useIsNarrow(box: RefObject<HTMLElement | null>, wide: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setNarrow(element.clientWidth < wide));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, wide]);
  return isNarrow;
}

/**
 * Whether the keyboard is in the grid. A removed cell fires no blur event, so only another element's focus counts.
 */
function useHasFocus() {
  const hasFocus = useRef(false);
  return {
    hasFocus,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
    },
  };
}

/** The drawn cell of a place. */
export function cellAt(box: HTMLElement, cursor: Cursor): HTMLElement | null {
  return cursor.row === 'place'
    ? box.querySelector(`[data-hall="${CSS.escape(cursor.hall)}"][data-start="${cursor.start}"]`)
    : box.querySelector(`[data-waiting][data-match="${CSS.escape(cursor.match)}"]`);
}

/** Scrolls only as far as the cell is hidden, also below the rows that stay. */
function intoSight(box: HTMLElement, cell: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
  const isWaiting = cell.dataset['waiting'] !== undefined;
  if (isWaiting) return cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const above = inner.top - outer.top - aboveHalls;
  const below = inner.bottom - outer.bottom;
  box.scrollTop += above < 0 ? above : Math.max(0, below + 4);
  const before = inner.left - outer.left - headWidth;
  const behind = inner.right - outer.right;
  box.scrollLeft += before < 0 ? before : Math.max(0, behind + 16);
}
