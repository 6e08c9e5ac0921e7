import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { useMemo, useRef } from 'react';
import { dayText, weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { useVisibleRows } from './grid/use-visible-rows.ts';
import { timeText } from '../clock.ts';
import { courtCode, numberedName } from './model/names.ts';
import type { ScheduleView, ShownMatch } from './model/schedule-view.ts';
import type { Planner } from './planner/use-planner.ts';

const [rowHeight, headHeight] = [36, 36];

interface ScheduleTableProps {
  readonly planner: Planner;
  readonly openMenu: (match: string, at: { readonly x: number; readonly y: number }) => void;
}

/**
 * The matches of the day, those without a place and those on a day that the edition no longer has, as lines in order of their starts: what
 * the grid shows, for readers of tables.
 */
export function ScheduleTable({ planner, openMenu }: ScheduleTableProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { view, marks, day } = planner;
  const iso = view.days[day];
  const rows = useMemo(() => {
    const start = ({ key }: ShownMatch) => view.document.placements.get(key)?.start ?? -1;
    const isShown = (match: ShownMatch) => {
      const index = dayOf(view, match.key);
      return index === null || index === day || view.days[index] === undefined;
    };
    return [...view.matches.values()]
      .filter((match) => !marks.hidden.has(match.category) && isShown(match))
      .toSorted((a, b) => start(a) - start(b) || (a.key < b.key ? -1 : 1));
  }, [view, marks.hidden, day]);
  const { first, last } = useVisibleRows(box, rows.length, rowHeight, headHeight);
  const titles = ['match', 'teams', 'day', 'time', 'hall', 'state'] as const;
  return (
    <div ref={box} className="match-table">
      <table aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">
          {t('planSchedule.titleOf', { day: iso === undefined ? '' : weekdayText(t, iso) })}.{' '}
          {t('planSchedule.shownOf', { count: rows.length, total: view.matches.size })}
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {titles.map((title) => (
              <th key={title} scope="col">
                {t(`planSchedule.column.${title}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 ? <tr style={{ height: first * rowHeight }} aria-hidden="true" /> : null}
          {rows.slice(first, last + 1).map((match, index) => (
            <TableRow
              key={match.key}
              match={match}
              planner={planner}
              rowIndex={first + index + 2}
              openMenu={openMenu}
            />
          ))}
          {last < rows.length - 1 ? (
            <tr style={{ height: (rows.length - 1 - last) * rowHeight }} aria-hidden="true" />
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps extends ScheduleTableProps {
  readonly match: ShownMatch;
  readonly rowIndex: number;
}

function TableRow({ match, planner, rowIndex, openMenu }: TableRowProps) {
  const t = useWords();
  const { view, marks } = planner;
  const place = view.document.placements.get(match.key);
  const index = dayOf(view, match.key);
  const iso = index === null ? undefined : isoOf(view, index);
  const isOutside = index !== null && view.days[index] === undefined;
  const state = [
    isOutside ? t('planSchedule.cell.outside') : '',
    match.isFixed ? t('planSchedule.cell.fixed') : '',
    view.document.locked.has(match.key) ? t('planSchedule.cell.locked') : '',
    marks.broken.has(match.key) ? t('planSchedule.cell.broken') : '',
  ].filter((part) => part !== '');
  return (
    <tr aria-rowindex={rowIndex} style={{ height: rowHeight }}>
      <th scope="row">
        <button
          type="button"
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            planner.actions.find(match.key);
            openMenu(match.key, { x: left, y: bottom });
          }}
        >
          {numberedName(match)}
        </button>
      </th>
      <td>
        {match.home} – {match.away}
      </td>
      <td>{iso === undefined ? '' : isOutside ? dayText(t, iso) : weekdayText(t, iso)}</td>
      <td>{place ? timeText(place.start) : ''}</td>
      <td>{place ? courtCode(view, place.hall) : t('planSchedule.noPlace')}</td>
      <td>{state.join(', ')}</td>
    </tr>
  );
}

/** Index of a match's day; the edition may no longer have that day. null: the match has no place. */
function dayOf({ document }: ScheduleView, key: string): number | null {
  const place = document.placements.get(key);
  return place === undefined ? null : Math.floor(place.start / minutesOfDay);
}

/** ISO date of an index of days, also outside the edition. */
function isoOf({ days }: ScheduleView, index: number): string | undefined {
  const [first] = days;
  if (first === undefined) return undefined;
  return new Date(Date.parse(first) + index * minutesOfDay * 60_000).toISOString().slice(0, 10);
}
