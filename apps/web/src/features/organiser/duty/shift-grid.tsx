import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { thisMinute, useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import {
  type Cell,
  cellOf,
  columnsOf,
  columnText,
  filledText,
  missedIn,
  onShift,
  type Row,
  rowsOf,
  timesText,
} from './duty-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ScrollBox } from '../../../ui/tables/scroll-box.tsx';
import './shift-grid.css';

interface GridProps {
  readonly duty: Duty;
  /** Key of the open cell. */
  readonly open: string | null;
  readonly choose: (cell: Cell) => void;
  readonly isShown: (row: Row) => boolean;
  /** Whether halls beyond the first ones are folded; what is searched for never is. */
  readonly folds: boolean;
}

/** Halls before the fold; one more is not worth a press. */
const beforeFold = 12;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** More cells than a tournament has halls or parts of days. */
const farthest = 100;

/** Shifts of halls by parts of days: letters where all are there, loud where somebody is missing. */
export function ShiftGrid({ duty, open, choose, isShown, folds }: GridProps) {
  const t = useWords();
  const columns = columnsOf(duty);
  const rows = rowsOf(t, duty).filter(isShown);
  const halls = rows.filter(({ placeId }) => placeId !== null).length;
  const hasFold = folds && halls > beforeFold + 1;
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = hasFold ? rows.slice(beforeFold, halls) : [];
  const foldedCells = folded.flatMap((row) => columns.map((column) => cellOf(duty, row, column)));
  // A cell that was opened by a key or a link is seen.
  const isOpen = isUnfolded || foldedCells.some(({ key }) => key === open);
  const fold = {
    halls: folded.length,
    gaps: foldedCells.reduce((sum, { gap }) => sum + gap, 0),
    isOpen,
    turn: () => setUnfolded(!isOpen),
  };
  return (
    <ScrollBox className="duty__scroll" tabIndex={0} role="region" aria-label={t('duty.tab.shifts')}>
      <table className="duty__grid">
        <Head duty={duty} columns={columns} />
        <tbody>
          {rows.map((row, line) => (
            <Fragment key={row.key}>
              {hasFold && line === beforeFold ? <Fold {...fold} width={columns.length + 1} /> : null}
              <tr
                className={row.placeId === null ? 'duty__row--all' : undefined}
                hidden={!isOpen && folded.includes(row)}
              >
                <th scope="row">
                  {row.code === '' ? null : <b>{row.code} </b>}
                  {row.name}
                </th>
                {columns.map((column, index) => (
                  <GridCell
                    key={`${column.day} ${column.from}`}
                    duty={duty}
                    cell={cellOf(duty, row, column)}
                    at={`${line} ${index}`}
                    open={open}
                    choose={choose}
                  />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Head({ duty, columns }: { duty: Duty; columns: ReturnType<typeof columnsOf> }) {
  const t = useWords();
  const days = [...new Set(columns.map(({ day }) => day))];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('duty.where')}
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="colgroup"
            className="duty__day"
            colSpan={columns.filter((column) => column.day === day).length}
          >
            {shortWeekdayText(t, day)}
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((column) => (
          <th key={`${column.day} ${column.from}`} scope="col">
            {columnText(t, column, duty.timeZone)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface FoldProps {
  readonly halls: number;
  readonly gaps: number;
  readonly isOpen: boolean;
  readonly turn: () => void;
  /** Columns of the grid. */
  readonly width: number;
}

/** How many halls follow, and what is missing in them. */
function Fold({ halls, gaps, isOpen, turn, width }: FoldProps) {
  const t = useWords();
  return (
    <tr>
      <th scope="rowgroup" className="duty__fold" colSpan={width}>
        <button type="button" aria-expanded={isOpen} onClick={turn}>
          <Icon name="on" />
          {[
            t('duty.fold.halls', { count: halls }),
            ...(gaps > 0 ? [t('duty.fold.gaps', { count: gaps })] : []),
          ].join(', ')}
        </button>
      </th>
    </tr>
  );
}

interface CellProps extends Pick<GridProps, 'duty' | 'open' | 'choose'> {
  readonly cell: Cell;
  readonly at: string;
}

function GridCell({ duty, cell, at, open, choose }: CellProps) {
  const t = useWords();
  if (cell.shifts.length === 0) return <td className="duty__closed">{t('duty.closed')}</td>;
  return (
    <td className={cell.gap > 0 ? 'duty__cell--gap' : undefined}>
      <CellButton duty={duty} cell={cell} at={at} open={open} choose={choose} />
    </td>
  );
}

function CellButton({ duty, cell, at, open, choose }: CellProps) {
  const t = useWords();
  const [first] = cell.shifts;
  const now = useNow(thisMinute);
  const name = [
    `${cell.row.code} ${cell.row.name}`.trim(),
    shortWeekdayText(t, cell.column.day),
    first ? timesText(first, duty.timeZone) : '',
    filledText(t, { gap: cell.gap, missed: missedIn(duty, cell.shifts, now) }),
  ].join(', ');
  return (
    <button
      type="button"
      className="duty__cell"
      data-cell={at}
      data-key={cell.key}
      data-gap={cell.gap > 0}
      aria-pressed={cell.key === open}
      onClick={() => choose(cell)}
      onKeyDown={moveFocus}
    >
      <span className="visually-hidden">{name}</span>
      <span className="duty__letters" aria-hidden="true">
        {cell.row.placeId === null ? <Count duty={duty} cell={cell} /> : <Letters duty={duty} cell={cell} />}
      </span>
    </button>
  );
}

/** R T S: nobody has to look; T −1: somebody has to, in red only until the shift is over. */
function Letters({ duty, cell }: { duty: Duty; cell: Cell }) {
  const t = useWords();
  const reporters = duty.reporters.some(
    ({ placeId, day }) => placeId === cell.row.placeId && day === cell.column.day,
  );
  const now = useNow(thisMinute);
  const quiet = cell.gap === 0;
  return (
    <>
      {quiet && reporters ? <i>{t('duty.letter.reporter')}</i> : null}
      {cell.shifts.map((shift) => {
        const letter =
          shift.kind === 'timekeeper' || shift.kind === 'hall' ? t(`duty.letter.${shift.kind}`) : '';
        const missed = missedIn(duty, [shift], now) ?? 0;
        if (shift.gap > 0 || missed > 0)
          return (
            <i key={shift.id} className={shift.gap > 0 ? 'duty__missing' : 'duty__missed'}>
              {letter} −{shift.gap || missed}
            </i>
          );
        return quiet && (shift.kind !== 'timekeeper' || onShift(shift).length > 0) ? (
          <i key={shift.id}>{letter}</i>
        ) : null;
      })}
    </>
  );
}

function Count({ duty, cell }: { duty: Duty; cell: Cell }) {
  const now = useNow(thisMinute);
  const gap = cell.gap || (missedIn(duty, cell.shifts, now) ?? 0);
  const needed = cell.shifts.reduce((sum, shift) => sum + shift.needed, 0);
  return (
    <>
      <b>
        {needed - gap}/{needed}
      </b>
      <progress value={needed - gap} max={Math.max(1, needed)} />
    </>
  );
}

/** Arrows move between the cells that have shifts. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const { dataset } = event.currentTarget;
  const [line = 0, index = 0] = (dataset['cell'] ?? '').split(' ').map(Number);
  event.preventDefault();
  const [down, right] = step;
  const grid = event.currentTarget.closest('table');
  for (let far = 1; far < farthest; far += 1) {
    const next = grid?.querySelector<HTMLElement>(
      `tr:not([hidden]) [data-cell="${line + down * far} ${index + right * far}"]`,
    );
    if (next) {
      next.focus();
      return;
    }
  }
}

/** What the letters of the grid mean. */
export function Legend() {
  const t = useWords();
  const letters = [
    [t('duty.letter.reporter'), t('duty.letters.reporter')],
    [t('duty.letter.timekeeper'), t('duty.kind.timekeeper')],
    [t('duty.letter.hall'), t('duty.kind.hall')],
  ] as const;
  return (
    <p className="duty__legend">
      {letters.map(([letter, name]) => (
        <span key={letter}>
          <b>{letter}</b> {name}
        </span>
      ))}
      <span>
        <b className="duty__error">{t('duty.letter.timekeeper')} −1</b> {t('duty.letters.gap')}
      </span>
    </p>
  );
}
