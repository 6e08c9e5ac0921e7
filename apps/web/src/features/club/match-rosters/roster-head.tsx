import { inLanguage } from '@sevenmetre/rules/language';
import type { MatchRosterAnswer } from '@sevenmetre/contract/match-rosters/schemas';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { matchRosterStates } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import './match-roster.css';

/** "MB-C 214 · Sat 4 April 14:30 · Jih (J2)"; without the time where it stands beside. */
export function MatchLine({ ticket, showsTime = true }: { ticket: MatchTicket; showsTime?: boolean }) {
  const t = useWords();
  const { day, time } = ticket;
  const parts = [
    `${ticket.group?.label ?? ticket.category ?? ''} ${ticket.matchNumber}`.trim(),
    ...(showsTime
      ? [day === null ? t('matchRosters.plan.noDay') : `${weekdayText(t, day)} ${time ?? ''}`.trim()]
      : []),
    ...(ticket.hall ? [hallName(t.locale, ticket.hall)] : []),
  ];
  return <span className="match-roster__line">{dotted(parts)}</span>;
}

/** How far the roster has come, and who changes it once it is locked. */
export function RosterSteps({ answer }: { answer: MatchRosterAnswer }) {
  const t = useWords();
  const { roster, locked, ticket } = answer;
  const hint = roster.prefilled ? `${t('matchRosters.prefilled')} ` : '';
  return (
    <>
      <ol className="match-roster__steps" aria-label={t('matchRosters.state.label')}>
        {matchRosterStates.map((state) => (
          <li key={state} {...(state === roster.state ? { 'aria-current': 'step' as const } : {})}>
            {state === roster.state && locked ? <LockSign /> : null}
            {t(`matchRosters.state.${state}`)}
          </li>
        ))}
      </ol>
      {locked ? (
        <p className="match-roster__locked">
          <LockSign />
          <span>
            <b>{t('matchRosters.locked')}</b>{' '}
            {ticket.hall
              ? t('matchRosters.askStaff', { hall: hallName(t.locale, ticket.hall) })
              : t('matchRosters.askStaffAnywhere')}
          </span>
        </p>
      ) : (
        <p className="match-roster__hint">
          {hint}
          {t('matchRosters.editable')}
        </p>
      )}
    </>
  );
}

function hallName(locale: string, hall: NonNullable<MatchTicket['hall']>): string {
  const name = inLanguage(locale, { cs: hall.nameCs, en: hall.nameEn });
  return name === hall.code ? name : `${name} (${hall.code})`;
}

/** A padlock; the word beside it says the same. */
export function LockSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
