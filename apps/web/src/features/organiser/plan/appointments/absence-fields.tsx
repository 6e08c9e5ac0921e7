import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import type { AbsenceDraft } from './pair-draft.ts';

interface AbsenceFieldsProps {
  readonly days: readonly string[];
  readonly absences: readonly AbsenceDraft[];
  readonly error: string | undefined;
  readonly change: (absences: readonly AbsenceDraft[]) => void;
}

/** When a pair is away: rows of a day with two times and a reason. */
export function AbsenceFields({ days, absences, error, change }: AbsenceFieldsProps) {
  const t = useWords();
  const set = (index: number, patch: Partial<AbsenceDraft>) =>
    change(absences.map((absence, at) => (at === index ? { ...absence, ...patch } : absence)));
  return (
    <fieldset className="appointments__wide">
      <legend>{t('appointments.absences')}</legend>
      {absences.map((absence, index) => (
        <div key={index} className="plan-inline">
          <select
            aria-label={t('appointments.days')}
            value={absence.day}
            onChange={(event) => set(index, { day: Number(event.target.value) })}
          >
            {days.map((day, at) => (
              <option key={day} value={at}>
                {weekdayText(t, day)}
              </option>
            ))}
          </select>
          <input
            aria-label={t('appointments.absenceFrom')}
            value={absence.from}
            size={5}
            onChange={(event) => set(index, { from: event.target.value })}
          />
          <input
            aria-label={t('appointments.absenceTo')}
            value={absence.to}
            size={5}
            onChange={(event) => set(index, { to: event.target.value })}
          />
          <input
            aria-label={t('appointments.absenceReason')}
            placeholder={t('appointments.absenceReason')}
            value={absence.reason}
            maxLength={200}
            onChange={(event) => set(index, { reason: event.target.value })}
          />
          <button
            type="button"
            className="tool-button tool-button--slim"
            onClick={() => change(absences.filter((_, at) => at !== index))}
          >
            {t('appointments.remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="tool-button tool-button--slim"
        onClick={() => change([...absences, { day: 0, from: '08:00', to: '24:00', reason: '' }])}
      >
        {t('appointments.addAbsence')}
      </button>
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
