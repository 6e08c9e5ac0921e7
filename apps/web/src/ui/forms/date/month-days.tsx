import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { longDayText, monthText, weekdayNames } from '../../../lib/time/moments.ts';
import { type DayBounds, dayAfterKey, weeksOf } from './month-grid.ts';

interface MonthDaysProps {
  /** ISO day that the keys go on from; its month is shown. */
  readonly at: string;
  readonly chosen: string | null;
  readonly bounds: DayBounds;
  readonly go: (day: string) => void;
  readonly pick: (day: string) => void;
}

/**
 * The days of a month by weeks. Arrows go by day and week, Home and End to the ends of the week, Page Up and Page Down by
 * month, with Shift by year; Enter chooses.
 */
export function MonthDays({ at, chosen, bounds, go, pick }: MonthDaysProps) {
  const t = useWords();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [at]);
  const day = (one: string) => (
    <button
      type="button"
      tabIndex={one === at ? 0 : -1}
      aria-label={longDayText(t, one)}
      disabled={one < bounds.min || one > bounds.max}
      onClick={() => pick(one)}
    >
      {Number(one.slice(8))}
    </button>
  );
  return (
    <div
      ref={grid}
      className="day-calendar__days"
      role="grid"
      tabIndex={-1}
      aria-label={monthText(t, at)}
      onKeyDown={(event) => {
        const next = dayAfterKey(at, event.key, event.shiftKey);
        if (next === null) return;
        event.preventDefault();
        takesFocus.current = true;
        go(next);
      }}
    >
      <div role="row">
        {weekdayNames(t).map(({ long, short }) => (
          <span key={long} role="columnheader" aria-label={long}>
            {short}
          </span>
        ))}
      </div>
      {weeksOf(at).map((week) => (
        <div key={week.find((one) => one !== null)} role="row">
          {week.map((one, index) => (
            <div key={one ?? `gap-${index}`} role="gridcell" aria-selected={one !== null && one === chosen}>
              {one === null ? null : day(one)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
