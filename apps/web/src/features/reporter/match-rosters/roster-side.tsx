import type { Translator } from '@sevenmetre/phrases';
import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Mark } from '../matches/mark.tsx';
import { changedRow } from './draft.ts';
import type { DraftRow, SideDraft } from './draft.ts';

interface RosterSideProps {
  readonly side: Side;
  readonly team: string;
  /** null: the team is not known yet. */
  readonly draft: SideDraft | null;
  readonly violations: readonly MatchRosterViolation[];
  readonly change: (draft: SideDraft) => void;
  readonly save: () => void;
  readonly isBusy: boolean;
}

/** One team at the table: who is here, with which number. */
export function RosterSidePart(props: RosterSideProps) {
  const { side, team, draft, violations, change, save, isBusy } = props;
  const t = useWords();
  const [showsOthers, setShowsOthers] = useState(false);
  if (draft === null)
    return (
      <section className={`side-card ${side}`}>
        <h2 className="side-card__band">{team}</h2>
        <p>{t('reporter.roster.noTeam')}</p>
      </section>
    );
  const wrong = new Set(
    violations.filter(({ level }) => level === 'error').flatMap(({ participantIds }) => participantIds),
  );
  const errors = violations.filter(({ level }) => level === 'error').length;
  const shown = draft.rows.filter(({ person, isPresent }) => showsOthers || isPresent || person.inTeam);
  const players = draft.rows.filter(({ person }) => person.role === 'player' && person.inTeam);
  const present = draft.rows.filter(({ isPresent }) => isPresent);
  return (
    <section className={`side-card ${side}`} aria-label={team}>
      <div className="side-card__band">
        <h2>{team}</h2>
        <span className={errors === 0 ? 'reporter-chip good' : 'reporter-chip bad'}>
          <Mark name={errors === 0 ? 'ok' : 'warn'} />
          {errors === 0 ? t('reporter.roster.ready') : t('reporter.roster.errors', { count: errors })}
        </span>
      </div>
      <p className="dimmed">
        {t('reporter.roster.present', {
          count: present.filter(({ person }) => person.role === 'player').length,
          all: players.length,
          leaders: present.filter(({ person }) => person.role === 'leader').length,
        })}
      </p>
      {shown.map((row) => (
        <PersonRow
          key={row.person.participantId}
          row={row}
          isWrong={wrong.has(row.person.participantId)}
          change={(part) => change(changedRow(draft, row.person.participantId, part))}
        />
      ))}
      {draft.rows.length > shown.length ? (
        <button className="reporter-button wide" type="button" onClick={() => setShowsOthers(true)}>
          {t('reporter.roster.addPlayers')}
        </button>
      ) : null}
      <ul className="roster-checks">
        {violations.map((violation) => (
          <li key={`${violation.code} ${violation.participantIds.join(' ')}`} className={violation.level}>
            <Mark name="warn" />
            {violationText(t, violation, draft)}
          </li>
        ))}
      </ul>
      <button className="reporter-button wide" type="button" disabled={isBusy || errors > 0} onClick={save}>
        {t(side === 'home' ? 'reporter.roster.saveHome' : 'reporter.roster.saveAway')}
      </button>
    </section>
  );
}

/** What somebody else has saved meanwhile. */
function storedText(t: Translator, { isPresent, number }: NonNullable<DraftRow['stored']>): string {
  if (!isPresent) return t('reporter.roster.storedAbsent');
  return number === '' ? t('reporter.roster.storedPresent') : t('reporter.roster.storedNumber', { number });
}

interface PersonRowProps {
  readonly row: DraftRow;
  readonly isWrong: boolean;
  readonly change: (part: Partial<DraftRow>) => void;
}

function PersonRow({ row: { person, isPresent, number, stored }, isWrong, change }: PersonRowProps) {
  const t = useWords();
  const name = `${person.lastName} ${person.firstName}`;
  const notes = [
    person.role === 'leader' ? t('reporter.roster.leader') : '',
    person.marks.suspended ? t('reporter.roster.suspended') : '',
    person.hasEvents ? t('reporter.roster.inEvents') : '',
    stored === undefined ? '' : storedText(t, stored),
  ].filter((note) => note !== '');
  return (
    <div className={`roster-row${isPresent ? '' : ' off'}${isWrong ? ' wrong' : ''}`}>
      <span className="roster-switch">
        <input
          type="checkbox"
          role="switch"
          aria-label={t('reporter.roster.isPresent', { name })}
          checked={isPresent}
          aria-checked={isPresent}
          disabled={person.hasEvents && isPresent}
          onChange={(event) => change({ isPresent: event.target.checked })}
        />
        <i />
      </span>
      <span className="person">
        <b>{name}</b>
        {notes.length === 0 ? null : <small>{dotted(notes)}</small>}
      </span>
      {person.role === 'leader' ? (
        <span />
      ) : (
        <input
          className="number"
          inputMode="numeric"
          maxLength={2}
          aria-label={t('reporter.roster.numberOf', { name })}
          aria-invalid={isWrong && isPresent}
          disabled={!isPresent}
          value={number}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change({ number: event.target.value.replaceAll(/\D/g, '') })}
        />
      )}
    </div>
  );
}

/** One violation in words, with the names of those it is about. */
function violationText(t: Translator, violation: MatchRosterViolation, draft: SideDraft): string {
  const { code, parameters } = violation;
  const names = draft.rows
    .filter(({ person }) => violation.participantIds.includes(person.participantId))
    .map(({ person }) => `${person.lastName} ${person.firstName}`)
    .join(', ');
  const input = {
    names,
    number: parameters['number'] ?? 0,
    min: parameters['min'] ?? 0,
    max: parameters['max'] ?? 0,
    players: parameters['count'] ?? 0,
    limit: parameters['limit'] ?? 0,
  };
  return t(`reporter.roster.violation.${code}`, input);
}
