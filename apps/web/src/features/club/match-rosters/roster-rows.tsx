import type { RosterPerson } from '@sevenmetre/contract/match-rosters/schemas';
import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Icon } from '../../../ui/icon.tsx';
import { jerseyDigits, rowIn } from './roster-form.ts';
import type { RosterEditing } from './use-roster.ts';
import { personErrors, personName } from './check-words.ts';

interface RowsProps {
  readonly editing: RosterEditing;
  readonly violations: readonly MatchRosterViolation[];
  readonly of: 'player' | 'leader';
}

/** Players or leaders with a switch and, for players, a number. A locked roster shows who is on it. */
export function RosterRows({ editing, violations, of: role }: RowsProps) {
  const t = useWords();
  const { answer, rows } = editing;
  const people = answer.roster.people.filter((person) => person.role === role);
  const isOn = ({ participantId }: RosterPerson) => rowIn(rows, participantId)?.on ?? false;
  const shown = answer.locked ? people.filter(isOn) : people;
  const { playersMax, leadersMax } = answer.limits;
  return (
    <section className="match-roster__part" aria-labelledby={`mr-${role}`}>
      <div className="match-roster__part-head">
        <h2 id={`mr-${role}`}>{t(role === 'player' ? 'matchRosters.players' : 'matchRosters.leaders')}</h2>
        <b>
          <span aria-hidden="true">
            {people.filter(isOn).length} / {role === 'player' ? playersMax : leadersMax}
          </span>
          <span className="visually-hidden">
            {t('matchRosters.of', {
              count: people.filter(isOn).length,
              limit: role === 'player' ? playersMax : leadersMax,
            })}
          </span>
        </b>
      </div>
      {shown.length === 0 ? (
        <p className="field-hint">
          {t(role === 'player' ? 'matchRosters.noPlayers' : 'matchRosters.noLeaders')}
        </p>
      ) : (
        <ul className="match-roster__rows">
          {shown.map((person) =>
            answer.locked ? (
              <LockedRow key={person.participantId} person={person} />
            ) : (
              <EditRow
                key={person.participantId}
                person={person}
                editing={editing}
                errors={isOn(person) ? personErrors(t, person, violations, answer.roster.people) : []}
              />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

interface EditRowProps {
  readonly person: RosterPerson;
  readonly editing: RosterEditing;
  readonly errors: readonly string[];
}

function EditRow({ person, editing, errors }: EditRowProps) {
  const t = useWords();
  const { participantId, role, birthYear, hasEvents } = person;
  const { on = false, number = '' } = rowIn(editing.rows, participantId) ?? {};
  const name = personName(person);
  const why = `mr-why-${participantId}`;
  const described = errors.length > 0 ? { 'aria-describedby': why } : {};
  return (
    <li
      className={`match-roster__row${on ? '' : ' off'}${errors.length > 0 ? ' bad' : ''}`}
      id={`mr-p${participantId}`}
    >
      <span className="match-roster__switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={hasEvents}
          aria-label={t('matchRosters.plays', { name })}
          onChange={(event) => editing.change(participantId, { on: event.target.checked })}
        />
        <i aria-hidden="true" />
      </span>
      <span className="match-roster__person">
        <b>{name}</b>
        <small>
          {dotted([birthYear, ...(hasEvents ? [t('matchRosters.hasEvents')] : [])].filter(Boolean))}
        </small>
      </span>
      {role === 'player' ? (
        <input
          className="match-roster__number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={number}
          disabled={!on}
          aria-label={t('matchRosters.number', { name })}
          aria-invalid={errors.length > 0}
          {...described}
          onFocus={(event) => event.target.select()}
          onChange={(event) => editing.change(participantId, { number: jerseyDigits(event.target.value) })}
        />
      ) : null}
      {errors.length > 0 ? (
        <span className="match-roster__reason" id={why}>
          {errors.join('. ')}
        </span>
      ) : null}
    </li>
  );
}

function LockedRow({ person }: { person: RosterPerson }) {
  return (
    <li className="match-roster__row">
      <span className="match-roster__inputs">
        <Icon name="done" />
      </span>
      <span className="match-roster__person">
        <b>{personName(person)}</b>
        {person.birthYear === null ? null : <small>{person.birthYear}</small>}
      </span>
      <b className="match-roster__fixed">{person.jerseyNumber}</b>
    </li>
  );
}
