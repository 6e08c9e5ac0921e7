import type { ReporterMatch } from '@sevenmetre/contract/reporter/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { reporterRosterPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Mark } from '../matches/mark.tsx';

interface HallMatchProps {
  readonly match: Pick<ReporterMatch, 'ticket' | 'home' | 'away'>;
  /** On this device. */
  readonly isKept: boolean;
  /** What was recorded here and the server does not have yet. */
  readonly unsent: number;
}

/** One match of the day: when, who, how far it has come, and the way on. */
export function HallMatch({ match, isKept, unsent }: HallMatchProps) {
  const t = useWords();
  const { ticket, home, away } = match;
  const state = stateOf(ticket, unsent);
  const isMissing = [home, away].some((side) => side?.state === 'to-be-filled');
  const areConfirmed = home?.state === 'confirmed' && away?.state === 'confirmed';
  const score = ticket.homeScore === null ? '' : `${ticket.homeScore}:${ticket.awayScore ?? 0}`;
  return (
    <article className={state === 'running' ? 'hall-match now' : 'hall-match'}>
      <span className="time">{ticket.time?.slice(0, 5)}</span>
      <div className="teams">
        <b>{t('reporter.versus', { home: nameOf(t, ticket.home), away: nameOf(t, ticket.away) })}</b>
        <span className="chips">
          <span className="dimmed">
            {ticket.group?.label} {ticket.matchNumber}
          </span>
          <span className={`reporter-chip ${chips[state]}`}>{t(`reporter.hall.state.${state}`)}</span>
          {unsent > 0 ? (
            <span className="reporter-chip warning">
              <Mark name="device" />
              {t('reporter.sync.saved', { count: unsent })}
            </span>
          ) : null}
          {isKept ? (
            <span className="reporter-chip">
              <Mark name="device" />
              {t('reporter.hall.onDevice')}
            </span>
          ) : null}
          {state === 'waiting' && isMissing ? (
            <span className="reporter-chip warning">
              <Mark name="warn" />
              {t('reporter.hall.missing')}
            </span>
          ) : null}
        </span>
      </div>
      <span className="result">{score}</span>
      {(state === 'waiting' || state === 'cancelled') && !areConfirmed ? (
        <Link className="reporter-button" to={reporterRosterPath(ticket.slug)}>
          {t('reporter.hall.check')}
        </Link>
      ) : (
        <Link
          className={state === 'confirmed' ? 'reporter-button' : 'reporter-button primary'}
          to={reporterMatchPath(ticket.slug)}
        >
          {t(state === 'confirmed' ? 'reporter.hall.view' : 'reporter.hall.continue')}
        </Link>
      )}
    </article>
  );
}

/** What is played now comes first, then what is to come, then what is over; each in the order of play. */
export function inOrderOfUse<M extends Pick<ReporterMatch, 'ticket'>>(
  matches: readonly M[],
  unsentOf: (matchId: number) => number,
): M[] {
  const rank = ({ ticket }: M) => ranks[stateOf(ticket, unsentOf(ticket.id))];
  return matches.toSorted((a, b) => rank(a) - rank(b));
}

const ranks = { running: 0, waiting: 1, cancelled: 2, confirmed: 2 } as const;

function stateOf({ stageCode, withdrawn }: ReporterMatch['ticket'], unsent: number): keyof typeof ranks {
  if (stageCode === 'finished') return 'confirmed';
  if (stageCode !== 'not_started' || unsent > 0) return 'running';
  return withdrawn === undefined ? 'waiting' : 'cancelled';
}

const chips = { waiting: '', cancelled: 'warning', running: 'live', confirmed: 'good' } as const;

function nameOf(t: Translator, { team, placeholder, projected }: ReporterMatch['ticket']['home']): string {
  const known = team ?? projected;
  if (known !== null) return known.numeral === null ? known.name : `${known.name} ${known.numeral}`;
  if (placeholder === null) return '–';
  const { standing, groupLabel, match } = placeholder;
  if (match === undefined) return `${standing}. ${groupLabel}`;
  const number = String(match);
  return t(standing === 1 ? 'reporter.hall.winnerOf' : 'reporter.hall.loserOf', { number });
}
