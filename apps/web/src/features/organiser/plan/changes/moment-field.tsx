import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { useId } from 'react';
import { shortDay } from '../../../../lib/time/days.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { timeText } from '../clock.ts';
import { dayOf } from './happening-draft.ts';

interface MomentFieldProps {
  readonly label: string;
  /** Minutes since the first midnight of the edition. */
  readonly value: number;
  readonly days: readonly string[];
  readonly onChange: (minute: number) => void;
}

/** A day of the edition and a time of it. */
export function MomentField({ label, value, days, onChange }: MomentFieldProps) {
  const t = useWords();
  const id = useId();
  const day = dayOf(value);
  const time = value - day * minutesOfDay;
  const typed = (text: string) => {
    const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
    if (!Number.isNaN(hours + minutes)) onChange(day * minutesOfDay + hours * 60 + minutes);
  };
  return (
    <fieldset className="change-moment">
      <legend>{label}</legend>
      <select
        className="input"
        aria-label={`${label}: ${t('planChanges.day')}`}
        value={day}
        onChange={(event) => onChange(Number(event.target.value) * minutesOfDay + time)}
      >
        {days.map((iso, index) => (
          <option key={iso} value={index}>
            {shortDay(t, iso)}
          </option>
        ))}
      </select>
      <input
        id={id}
        className="input"
        type="time"
        aria-label={`${label}: ${t('planChanges.at')}`}
        value={timeText(time).padStart(5, '0')}
        onChange={(event) => typed(event.target.value)}
      />
    </fieldset>
  );
}
