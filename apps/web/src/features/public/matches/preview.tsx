import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { hallWithCode } from '@sevenmetre/phrases/names';
import type { ReactNode } from 'react';
import { isCalledOff } from '../../../lib/matches/called-off.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import { matchPath, placePath, refereePath } from '../../../lib/paths/paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { DirectionsLink } from '../../../ui/places/directions-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { MatchStake, hasStake } from '../../../ui/match-stake.tsx';
import { knownTeams } from '../../../ui/match-subjects.ts';
import './preview.css';

/** What needs other pages' data, after everything else. */
export const Around = later(async () => (await import('./around-match.tsx')).AroundMatch);

/**
 * What there is to know before the first whistle: where, what is at stake, who leads, and how both teams have played. A
 * cancelled match shows only the links to its group and to other matches.
 */
export function Preview({ slice }: { slice: MatchSlice }) {
  if (isCalledOff(slice.ticket)) return <Around slice={slice} hasNext />;
  // Nothing is known of teams that are to be decided, and a bracket has no table.
  const isAlone = slice.ticket.group?.bracket === true && knownTeams(slice.ticket).length === 0;
  return (
    <div className="page-grid">
      <div>
        <Where slice={slice} />
        <Stake slice={slice} />
        <Meetings slice={slice} />
        <Referees slice={slice} />
      </div>
      {isAlone ? null : (
        <div>
          <Around slice={slice} hasNext />
        </div>
      )}
    </div>
  );
}

/** The hall by its name, with the way there. */
function Where({ slice: { ticket, spot } }: { slice: MatchSlice }) {
  const { t, locale } = useLanguage();
  const { hall } = ticket;
  if (!hall) return <Part heading={t('match.where')}>{t('match.noHall')}</Part>;
  return (
    <Part heading={t('match.where')}>
      <div className="match-where">
        <p className="match-where__hall">
          <Link to={placePath(hall.id)}>{hallWithCode(hall, locale)}</Link>
        </p>
        {spot?.address ? <p className="muted">{spot.address}</p> : null}
        <p className="match-where__actions">
          <DirectionsLink spot={spot} className="button" />
        </p>
      </div>
    </Part>
  );
}

function Stake({ slice }: { slice: MatchSlice }) {
  const t = useWords();
  if (!hasStake(slice)) return null;
  return (
    <Part heading={t('match.stake')}>
      <MatchStake slice={slice} />
    </Part>
  );
}

/** Earlier matches of both: those of this edition, then of the clubs in earlier ones. */
function Meetings({ slice: { meetings = [] } }: { slice: MatchSlice }) {
  const t = useWords();
  if (meetings.length === 0) return null;
  const lead = meetings.map(({ home, away }) => home.score - away.score);
  const count = (wanted: number) => String(lead.filter((goals) => Math.sign(goals) === wanted).length);
  return (
    <Part heading={t('match.meetings')}>
      <p className="muted">{t('match.meetingsSum', { home: count(1), away: count(-1), draws: count(0) })}</p>
      <ul className="match-meetings">
        {meetings.map(({ address, year, matchId, home, away }, index) => {
          const text = (
            <>
              <span>{year}</span>
              <span>
                <Bold when={(lead[index] ?? 0) > 0}>{home.name}</Bold>
                {' – '}
                <Bold when={(lead[index] ?? 0) < 0}>{away.name}</Bold>
              </span>
              <b>{`${home.score}:${away.score}`}</b>
            </>
          );
          const to = matchPath(matchId);
          return (
            <li key={matchId}>
              {address === null ? <Link to={to}>{text}</Link> : <a href={`/${address}${to}`}>{text}</a>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Bold({ when, children }: { when: boolean; children: string }) {
  return when ? <b>{children}</b> : children;
}

function Referees({ slice: { referees, detail } }: { slice: MatchSlice }) {
  const t = useWords();
  if (detail === 'absent') return null;
  return (
    <Part heading={t('match.referees')}>
      {referees.length === 0 ? <p className="muted">{t('match.info.noReferee')}</p> : null}
      <ul>
        {referees.map(({ id, name, countryCode }) => (
          <li key={id}>
            <Link to={refereePath(id)}>{name}</Link>
            {countryCode === null ? null : ` (${countryCode})`}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A part under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      {children}
    </section>
  );
}
