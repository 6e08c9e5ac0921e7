import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { aboutAhead, conditionOf, decidingOpponent } from '@sevenmetre/phrases/team-ahead';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { isLive, matchClock } from '../../lib/matches/match-clock.ts';
import { otherSide, resultOf, scoreFor } from '../../lib/matches/result.ts';
import { matchPath, teamPath } from '../../lib/paths/paths.ts';
import { clockTime } from '../../lib/time/age.ts';
import { expectedTime, useLateBy } from '../../lib/time/delay.ts';
import { useNow } from '../../lib/time/now.ts';
import { placeInGroup } from '../../lib/words/place-in-group.ts';
import { useLanguage, useWords } from '../../lib/words/words.ts';
import { FollowButton } from '../follow-button.tsx';
import { Plate } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { TeamName } from '../team-name.tsx';
import { phaseName } from '../ticket-words.ts';
import { Actions } from './actions.tsx';
import { overlapsOf } from './overlaps.ts';
import { inkOf, When } from './coupon.tsx';
import { teamDay } from './team-day.ts';
import type { FreshTickets } from './team-day.ts';
import { Directions, WayLine } from './way.tsx';
import './team-strip.css';
import './team-cards.css';

interface TeamCardsProps {
  readonly teams: readonly TeamSlice[];
  readonly fresh: FreshTickets;
}

/** A card for each of several teams, with its last result and its own next match whatever the day, and below what cannot be watched both. */
export function TeamCards({ teams, fresh }: TeamCardsProps) {
  const t = useWords();
  const found = overlapsOf(teams, fresh);
  const zone = teams[0]?.edition.timeZone ?? 'UTC';
  return (
    <>
      {teams.map((slice) => (
        <TeamCard key={slice.team.id} slice={slice} fresh={fresh} />
      ))}
      {found.length === 0 ? null : (
        <div className="team-card__overlap" role="group" aria-label={t('teamDay.overlap')}>
          {found.map(({ time, endsAt, walk }) => {
            const facts = { time, ends: clockTime(zone, endsAt) };
            const far = walk ? t('teamDay.overlapFar', { ...facts, minutes: walk }) : null;
            return <p key={`${time} ${endsAt}`}>{far ?? t('teamDay.overlapNear', facts)}</p>;
          })}
        </div>
      )}
    </>
  );
}

function TeamCard({ slice, fresh }: { readonly slice: TeamSlice; readonly fresh: FreshTickets }) {
  const t = useWords();
  const id = useId();
  const { team, category, groups } = slice;
  const { live, next, last, ahead } = teamDay(slice, fresh);
  const group = groups.at(-1);
  const [one] = ahead;
  return (
    <article className={`team-card ${inkOf(category)}`} aria-labelledby={id}>
      <header className="team-card__head">
        <h3 id={id}>
          <Link to={teamPath(team.id)}>
            <TeamName team={team} />
          </Link>
        </h3>
        <p>
          <Plate category={category} text={group?.label ?? category.code} />{' '}
          {slice.withdrawn ? t('results.row.withdrawnLong') : group ? placeInGroup(t, group) : null}
        </p>
        <FollowButton team={team} className="icon-button" />
      </header>
      {live ? <Live ticket={live} teamId={team.id} /> : last ? <Last ticket={last} teamId={team.id} /> : null}
      {next ? <Coming slice={slice} ticket={next} /> : null}
      {next === null && one?.match ? (
        <Row
          kind="if"
          path={matchPath(one.match.id)}
          when={<Time ticket={one.match} />}
          what={conditionOf(t, one, decidingOpponent(slice, one.group.slug))}
          beside={<Directions slice={slice} ticket={one.match} className="team-card__way" />}
        >
          <small>{aboutAhead(t, one)}</small>
          <Hall ticket={one.match} />
        </Row>
      ) : null}
      {live || next || last ? null : <p className="team-card__note">{t('teamDay.waiting')}</p>}
      {next || live ? <Actions slice={slice} ticket={null} /> : null}
    </article>
  );
}

interface RowProps {
  readonly kind: 'live' | 'next' | 'if' | 'last';
  readonly path: string;
  readonly when: ReactNode;
  readonly what: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Row({ kind, path, when, what, beside, children }: RowProps) {
  return (
    <div className={`team-card__row team-card__row--${kind}${kind === 'live' ? ' reversed' : ''}`}>
      <span className="team-card__when">{when}</span>
      <div className="team-card__what">
        <Link className="coupon__link" to={path}>
          {what}
        </Link>
        {children}
      </div>
      {beside}
    </div>
  );
}

function Live({ ticket, teamId }: { readonly ticket: MatchTicket; readonly teamId: number }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = useNow((now) => phaseName(t, matchClock(ticket, now).phase, 'short'));
  return (
    <Row
      kind="live"
      path={matchPath(ticket.id)}
      when={
        <>
          {minute === null ? null : <b>{t('results.ticket.minute', { minute })}</b>}
          <small>{phase}</small>
        </>
      }
      what={opponentName(t, otherSide(ticket, teamId))}
      beside={<b className="team-card__score">{scoreFor(ticket, teamId) ?? '–'}</b>}
    >
      <small>
        <span className="live-mark">{t('results.ticket.live')}</span> <HallName ticket={ticket} />
      </small>
    </Row>
  );
}

/** In the place of the match that was played, and of the same height: nothing moves when it ends. */
function Last({ ticket, teamId }: { readonly ticket: MatchTicket; readonly teamId: number }) {
  const t = useWords();
  const result = resultOf(ticket, teamId);
  return (
    <Row
      kind="last"
      path={matchPath(ticket.id)}
      when={<Time ticket={ticket} />}
      what={opponentName(t, otherSide(ticket, teamId))}
      beside={<b className="team-card__score">{scoreFor(ticket, teamId) ?? '–'}</b>}
    >
      <small>
        {t('teamDay.last')} {result === null ? null : t(`teams.${result}`)}
      </small>
    </Row>
  );
}

/** The way to the hall is one tap away. */
function Coming({ slice, ticket }: { readonly slice: TeamSlice; readonly ticket: MatchTicket }) {
  const t = useWords();
  return (
    <Row
      kind="next"
      path={matchPath(ticket.id)}
      when={<Time ticket={ticket} />}
      what={opponentName(t, otherSide(ticket, slice.team.id))}
      beside={<Directions slice={slice} ticket={ticket} className="team-card__way" />}
    >
      <Hall ticket={ticket} />
      <WayLine slice={slice} ticket={ticket} />
    </Row>
  );
}

function Time({ ticket }: { readonly ticket: MatchTicket }) {
  const t = useWords();
  const late = useLateBy(ticket);
  const isToCome = ticket.stageCode === 'not_started' && !isLive(ticket);
  return (
    <>
      <b>
        {late === null || !isToCome
          ? (ticket.time ?? t('results.ticket.timeUnknown'))
          : expectedTime(ticket, late)}
      </b>
      <small>
        <When ticket={ticket} />
      </small>
    </>
  );
}

function Hall({ ticket }: { readonly ticket: MatchTicket }) {
  return ticket.hall ? (
    <small>
      <HallName ticket={ticket} />
    </small>
  ) : null;
}

function HallName({ ticket: { hall } }: { readonly ticket: MatchTicket }) {
  const { locale } = useLanguage();
  return hall && hallWithCode(hall, locale);
}
