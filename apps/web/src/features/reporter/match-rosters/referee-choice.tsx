import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { useId } from 'react';
import { useWords } from '../../../lib/words/words.ts';

/** Ids of the first and the second; null: nobody. */
export type Referees = readonly [number | null, number | null];

interface RefereeChoiceProps {
  readonly body: ReporterMatchBody;
  readonly chosen: Referees;
  readonly change: (chosen: Referees) => void;
  /** Somebody has tried to confirm: what is missing is said. */
  readonly isAsked: boolean;
}

/** Two referees, those of the hall first; the first is required. */
export function RefereeChoice({ body, chosen: [first, second], change, isAsked }: RefereeChoiceProps) {
  const t = useWords();
  const isMissing = isAsked && first === null;
  return (
    <section className="roster-referees">
      <Choice
        label={t('reporter.roster.referee1')}
        body={body}
        value={first}
        not={second}
        change={(id) => change([id, second])}
        error={isMissing ? t('reporter.roster.refereeMissing') : null}
      />
      <Choice
        label={t('reporter.roster.referee2')}
        body={body}
        value={second}
        not={first}
        change={(id) => change([first, id])}
        error={null}
      />
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly body: ReporterMatchBody;
  readonly value: number | null;
  /** Whoever is chosen as the other one. */
  readonly not: number | null;
  readonly change: (id: number | null) => void;
  readonly error: string | null;
}

function Choice({ label, body, value, not, change, error }: ChoiceProps) {
  const t = useWords();
  const id = useId();
  const offered = body.referees.filter((referee) => referee.id !== not);
  const known = offered.some((referee) => referee.id === value);
  // Named for the match, and not among those who may be chosen any more.
  const gone = known ? undefined : body.match.detail.referees.find((referee) => referee.id === value);
  return (
    <div className="reporter-stack">
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <select
        id={id}
        className="reporter-input"
        value={value ?? ''}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => change(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('reporter.roster.choose')}</option>
        {gone === undefined ? null : (
          <option value={gone.id}>
            {gone.lastName} {gone.firstName}
          </option>
        )}
        {offered.map(({ id: each, firstName, lastName, countryCode, here }) => (
          <option key={each} value={each}>
            {lastName} {firstName} {countryCode === null ? '' : `(${countryCode.toUpperCase()})`}
            {here ? ` · ${t('reporter.roster.here')}` : ''}
          </option>
        ))}
      </select>
      {error === null ? null : (
        <small id={`${id}-error`} className="reporter-error">
          {error}
        </small>
      )}
    </div>
  );
}
