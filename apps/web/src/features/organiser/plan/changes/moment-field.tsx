import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { shortDay } from '../../../../lib/time/days.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { fieldId } from '../../../../ui/forms/field-frame.tsx';
import type { FormField } from '../../../../ui/forms/use-form.ts';
import { timeText } from '../clock.ts';
import { dayOf } from './happening-draft.ts';

/** Its value: minutes since the first midnight of the edition. */
interface MomentFieldProps extends FormField<number> {
  readonly label: string;
  readonly days: readonly string[];
}

/** A day of the edition and a time of it. */
export function MomentField({ name, label, value, days, onChange, error }: MomentFieldProps) {
  const t = useWords();
  const id = fieldId(name);
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
        aria-invalid={error !== undefined}
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        onChange={(event) => typed(event.target.value)}
      />
      {error === undefined ? null : (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
