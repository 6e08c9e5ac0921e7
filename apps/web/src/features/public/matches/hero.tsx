import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownTeam } from '@sevenmetre/phrases/names';
import { countdown } from '../../../lib/time/countdown.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { dayName } from '../../../lib/time/days.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { dashboardPath, groupPath, teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import type { Opponent } from '../../../ui/team-name.tsx';
import { useChanged } from '../../../ui/use-changed.ts';
import { HeroNotices } from './hero-notices.tsx';
import { headingOf } from './match-head.ts';
import { NowLater } from './lazy-now.tsx';
import type { Story } from './story.ts';

interface HeroProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/**
 * To come: the ink of the category. Live: printed in reverse. Played: without ink. The score is the largest
 * element.
 */
export function Hero({ slice, story }: HeroProps) {
  const t = useWords();
  const { ticket } = slice;
  const live = isLive(ticket);
  const state = live ? 'reversed' : ticket.stageCode === 'not_started' ? 'band' : 'match-hero--over';
  return (
    <div className={`match-hero ${state}`}>
      <Court />
      <div className="page-width">
        <Head slice={slice} />
        <h1 className="visually-hidden">
          {headingOf(t, ticket)}
          {live ? `, ${t('results.ticket.live')}` : ''}
        </h1>
        <Score ticket={ticket} />
        <div className="match-hero__teams">
          <Side opponent={ticket.home} />
          <Side opponent={ticket.away} />
        </div>
        {live ? (
          <NowLater slice={slice} story={story}>
            <HeroNotices slice={slice} story={story} />
          </NowLater>
        ) : (
          <HeroNotices slice={slice} story={story} />
        )}
      </div>
    </div>
  );
}

function Head({ slice: { ticket, category } }: { slice: MatchSlice }) {
  const t = useWords();
  const { group } = ticket;
  const number = t('results.ticket.number', { number: String(ticket.matchNumber) });
  return (
    <div className="match-hero__half-time">
      <Link className="back" to={group ? groupPath(group.slug) : dashboardPath}>
        <Icon name="back" />
        {group?.label ?? t('match.back')}
      </Link>
      <span className="row">
        {category ? <Plate category={category} text={category.code} /> : null}
        <b>{number}</b>
      </span>
    </div>
  );
}

/** Before the first whistle the time stands where the score will. */
function Score({ ticket }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  const { homeScore, awayScore, stageCode, time } = ticket;
  const changed = useChanged(`${homeScore}:${awayScore}`);
  const late = useLateBy(ticket);
  const unknown = t(ticket.cancelled ? 'results.ticket.cancelled' : 'results.ticket.timeUnknown');
  if (homeScore === null || awayScore === null) {
    if (stageCode !== 'not_started')
      return ticket.withdrawn === undefined ? (
        <div className="match-hero__score match-hero__score--time">–:–</div>
      ) : (
        <CalledOff ticket={ticket} />
      );
    return (
      <>
        {late === null ? null : (
          <p className="match-hero__day">
            <s>{time}</s> <span className="late-mark">{t('results.ticket.late', { minutes: late })}</span>
          </p>
        )}
        <div
          className={
            time === null
              ? 'match-hero__score match-hero__score--time match-hero__score--unknown'
              : 'match-hero__score match-hero__score--time'
          }
        >
          {late === null ? (time ?? unknown) : expectedTime(ticket, late)}
        </div>
        {ticket.cancelled ? null : <Day ticket={ticket} />}
      </>
    );
  }
  return (
    <div className="match-hero__score" aria-hidden="true">
      <span className={changed === 0 ? 'hit' : undefined}>{homeScore}</span>
      <i>:</i>
      <span className={changed === 1 ? 'hit' : undefined}>{awayScore}</span>
    </div>
  );
}

/** "Saturday 4 April · in 12 min". */
function Day({ ticket }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  const soon = useNow((now) => countdown(t, ticket, now));
  const day = ticket.day === null ? t('dates.dayUnknown') : dayName(t, ticket.day, null);
  return <p className="match-hero__day">{soon === null ? day : dotted([day, soon])}</p>;
}

/** When it would have been played, crossed out. */
function CalledOff({ ticket: { day, time } }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  return (
    <>
      <div className="match-hero__score match-hero__score--time match-hero__score--unknown">
        {t('results.ticket.cancelled')}
      </div>
      {day === null ? null : (
        <p className="match-hero__day">
          <s>{[dayName(t, day, null), time].filter(Boolean).join(' ')}</s>
        </p>
      )}
    </>
  );
}

function Side({ opponent }: { opponent: Opponent }) {
  const { team } = opponent;
  const certain = team ? null : knownTeam(opponent);
  return (
    <h2>
      {certain ? <Flag {...certain} /> : null}
      {team ? (
        <>
          <Flag countryCode={team.countryCode} sportCode={team.sportCode} />
          <Link to={teamPath(team.id)}>
            <TeamName team={team} />
          </Link>
        </>
      ) : (
        <SeatName opponent={opponent} />
      )}
    </h2>
  );
}

/** The goal area with its dashed nine-metre line, the programme's only ornament. */
function Court() {
  return (
    <svg className="court" viewBox="0 0 300 300" aria-hidden="true">
      <path className="court__goal" d="M120 2h60M135 128h30" />
      <path d="M10 2h280M30 2a90 95 0 0 0 90 108h60A90 95 0 0 0 270 2" />
      <path className="dashed" d="M2 40a130 128 0 0 0 118 122h60A130 128 0 0 0 298 40" />
    </svg>
  );
}
