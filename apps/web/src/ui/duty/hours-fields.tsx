import type { DayHours } from '@sevenmetre/rules/duty';
import { weekdayText } from '../../lib/time/moments.ts';
import { useWords } from '../../lib/words/words.ts';
import './hours-fields.css';

interface HoursProps {
  readonly days: readonly string[];
  /** null: at any time. */
  readonly hours: readonly DayHours[] | null;
  readonly change: (hours: DayHours[] | null) => void;
}

const wholeDay = { from: 0, to: 1440 };

/** When somebody can come: at any time, or on some days between two times. */
export function HoursFields({ days, hours, change }: HoursProps) {
  const t = useWords();
  const set = (day: string, some: Partial<DayHours> | null) => {
    const others = (hours ?? []).filter((one) => one.day !== day);
    const own = hours?.find((one) => one.day === day) ?? { day, ...wholeDay };
    change(
      [...others, ...(some === null ? [] : [{ ...own, ...some }])].toSorted((a, b) =>
        a.day.localeCompare(b.day),
      ),
    );
  };
  return (
    <fieldset className="duty-hours">
      <legend>{t('duty.person.hours')}</legend>
      <label>
        <input
          type="checkbox"
          checked={hours === null}
          onChange={(event) =>
            change(event.target.checked ? null : days.map((day) => ({ day, ...wholeDay })))
          }
        />
        {t('duty.person.always')}
      </label>
      {hours === null
        ? null
        : days.map((day) => {
            const own = hours.find((one) => one.day === day);
            const name = weekdayText(t, day);
            return (
              <div key={day} className="duty-hours__day">
                <label>
                  <input
                    type="checkbox"
                    checked={own !== undefined}
                    onChange={(event) => set(day, event.target.checked ? {} : null)}
                  />
                  {name}
                </label>
                {own ? (
                  <>
                    <TimeOfDay
                      label={`${t('duty.person.fromTime')}, ${name}`}
                      minute={own.from}
                      change={(from) => set(day, { from })}
                    />
                    –
                    <TimeOfDay
                      label={`${t('duty.person.toTime')}, ${name}`}
                      minute={own.to}
                      change={(to) => set(day, { to: to === 0 ? wholeDay.to : to })}
                    />
                  </>
                ) : null}
              </div>
            );
          })}
    </fieldset>
  );
}

interface TimeProps {
  readonly label: string;
  readonly minute: number;
  readonly change: (minute: number) => void;
}

/** Midnight at the end of a day is written 00:00. */
function TimeOfDay({ label, minute, change }: TimeProps) {
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <input
      className="input"
      type="time"
      aria-label={label}
      value={`${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`}
      onChange={({ target: { value } }) => {
        const [hours = 0, minutes = 0] = value.split(':').map(Number);
        if (value !== '') change(hours * 60 + minutes);
      }}
    />
  );
}
