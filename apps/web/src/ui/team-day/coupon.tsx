import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { knownTeam, opponentName, hallWithCode } from '@sevenmetre/phrases/names';
import { categoryLook } from '@sevenmetre/rules/look';
import type { ReactNode } from 'react';
import { matchClock } from '../../lib/matches/match-clock.ts';
import { otherSide, resultOf, scoreFor } from '../../lib/matches/result.ts';
import { matchPath } from '../../lib/paths/paths.ts';
import { countdown } from '../../lib/time/countdown.ts';
import { shortDay } from '../../lib/time/days.ts';
import { expectedTime, useLateBy } from '../../lib/time/delay.ts';
import { useNow } from '../../lib/time/now.ts';
import { useLanguage, useWords } from '../../lib/words/words.ts';
import { Flag } from '../flag.tsx';
import type { PrintedCategory } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { TeamName } from '../team-name.tsx';
import type { Opponent } from '../team-name.tsx';
import { movedNote, phaseName } from '../ticket-words.ts';
import { ResultMark } from '../result-mark.tsx';

export interface CouponProps {
  readonly ticket: MatchTicket;
  readonly category: PrintedCategory;
  /** Whose card it is: the other side is named. */
  readonly teamId: number;
}

/** A match that is being played, printed in reverse. */
export function LiveCoupon({ ticket, category }: Omit<CouponProps, 'teamId'>) {
  const { t, locale } = useLanguage();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = useNow((now) => phaseName(t, matchClock(ticket, now).phase, 'short'));
  const { homeScore, awayScore, homeHalfTimeScore: home, awayHalfTimeScore: away, hall } = ticket;
  const halfTime = home === null || away === null ? null : t('results.ticket.halfTimeScore', { home, away });
  const isHomeBehind = homeScore !== null && awayScore !== null && homeScore < awayScore;
  return (
    <div className={`coupon reversed ${inkOf(category)}`}>
      <div className="coupon__stub">
        {minute === null ? null : <b>{t('results.ticket.minute', { minute })}</b>}
        {phase === null ? null : <span>{phase}</span>}
      </div>
      <div className="coupon__body">
        <p className="coupon__label">
          <span className="live-mark">{t('results.ticket.live')}</span>
          {halfTime === null ? null : <span>{halfTime}</span>}
        </p>
        <Link className="coupon__link coupon__score" to={matchPath(ticket.id)}>
          <span className={isHomeBehind ? 'coupon__dim' : undefined}>{opponentName(t, ticket.home)}</span>
          <b>{homeScore}</b>
          <span className={isHomeBehind ? undefined : 'coupon__dim'}>{opponentName(t, ticket.away)}</span>
          <b>{awayScore}</b>
        </Link>
        {hall ? <p className="coupon__hall">{hallWithCode(hall, locale)}</p> : null}
      </div>
    </div>
  );
}

interface ComingProps extends CouponProps {
  readonly label: string;
  /** On the right of the label: what the match is about. */
  readonly about?: string | null | undefined;
  readonly children?: ReactNode;
}

/** A certain match to come: its stub is filled. */
export function ComingCoupon({ ticket, category, teamId, label, about, children }: ComingProps) {
  const { t, locale } = useLanguage();
  const late = useLateBy(ticket);
  return (
    <div className={`coupon ${inkOf(category)}`}>
      <div className="coupon__stub">
        {late === null ? null : <s>{ticket.time}</s>}
        <b>{late === null ? (ticket.time ?? t('results.ticket.timeUnknown')) : expectedTime(ticket, late)}</b>
        <When ticket={ticket} />
      </div>
      <div className="coupon__body">
        <p className="coupon__label">
          <span>{label}</span>
          {late === null ? null : (
            <span className="late-mark">{t('results.ticket.late', { minutes: late })}</span>
          )}
          {about && late === null ? <span>{about}</span> : null}
        </p>
        <p className="coupon__who">
          <Other opponent={otherSide(ticket, teamId)} />
          <Link className="coupon__link" to={matchPath(ticket.id)}>
            <OtherName opponent={otherSide(ticket, teamId)} />
          </Link>
        </p>
        {ticket.hall ? <p className="coupon__hall">{hallWithCode(ticket.hall, locale)}</p> : null}
        {ticket.moved ? <p className="coupon__more">{movedNote(t, ticket.moved)}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** "in 2 h 4" of the next hours, else the day. */
export function When({ ticket }: { ticket: MatchTicket }) {
  const t = useWords();
  const soon = useNow((now) => countdown(t, ticket, now));
  if (soon !== null) return <span>{soon}</span>;
  return ticket.day === null ? null : <span>{shortDay(t, ticket.day)}</span>;
}

function Other({ opponent }: { opponent: Opponent }) {
  const team = knownTeam(opponent);
  return team ? <Flag {...team} /> : null;
}

function OtherName({ opponent }: { opponent: Opponent }) {
  const t = useWords();
  return opponent.team ? <TeamName team={opponent.team} /> : opponentName(t, opponent);
}

/** The last match, without its stub: the team's own goals come first. */
export function LastCoupon({ ticket, category, teamId }: CouponProps) {
  const t = useWords();
  const result = resultOf(ticket, teamId);
  return (
    <div className={`coupon coupon--last ${inkOf(category)}`}>
      <div className="coupon__stub">
        <span>{[ticket.day === null ? '' : shortDay(t, ticket.day), ticket.time].join(' ')}</span>
      </div>
      <div className="coupon__body">
        <p className="coupon__who">
          <span className="visually-hidden">{t('teamDay.last')} </span>
          <Link className="coupon__link" to={matchPath(ticket.id)}>
            <OtherName opponent={otherSide(ticket, teamId)} />
          </Link>
          <b>{scoreFor(ticket, teamId) ?? '–'}</b>
          {result === null ? null : <ResultMark result={result} />}
        </p>
      </div>
    </div>
  );
}

export function inkOf({ gender, ageRank }: PrintedCategory): string {
  return categoryLook(gender, ageRank).inkClass;
}
