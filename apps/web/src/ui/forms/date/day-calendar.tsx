import { typedYears } from '@sevenmetre/rules/dates';
import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { todayHere } from '../../../lib/time/zone-clock.ts';
import { Icon } from '../../icon.tsx';
import { useModal } from '../../use-modal.ts';
import { MonthDays } from './month-days.tsx';
import { nearest } from './month-grid.ts';
import { MonthTurns } from './month-turns.tsx';

interface DayCalendarProps {
  /** Of the field that a day is chosen for. */
  readonly label: string;
  /** ISO days; null: none is chosen. */
  readonly day: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly pick: (day: string) => void;
  readonly close: () => void;
}

/** A month of days over the page, to choose one; Escape, a press beside it and the button close it. */
export function DayCalendar({ label, day, min, max, pick, close }: DayCalendarProps) {
  const t = useWords();
  const bounds = { min: min ?? `${typedYears.first}-01-01`, max: max ?? `${typedYears.last}-12-31` };
  const [at, setAt] = useState(() => nearest(day ?? todayHere(), bounds));
  const dialog = useModal();
  // After `useModal` has opened the dialog: what is closed takes no focus.
  useEffect(
    () => dialog.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus(),
    [dialog],
  );
  // The browser's own closing gives the focus back to the button that opened it.
  const leave = () => dialog.current?.close();
  const choose = (chosen: string) => {
    pick(chosen);
    leave();
  };
  const go = (next: string) => setAt(nearest(next, bounds));
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog day-calendar"
      aria-label={t('signedIn.date.calendarOf', { label })}
      onClose={close}
    >
      <MonthTurns at={at} go={go} />
      <MonthDays at={at} chosen={day} bounds={bounds} go={go} pick={choose} />
      <button className="button button--outline" type="button" onClick={leave}>
        <Icon name="close" /> {t('signedIn.close')}
      </button>
    </dialog>
  );
}
