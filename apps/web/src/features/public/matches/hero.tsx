import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownTeam } from '@sevenmetre/phrases/names';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotificationChoice } from '../../../lib/favourites/notification-choices.ts';
import { hasWon } from '../../../lib/matches/has-won.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { dashboardPath, groupPath, teamPath } from '../../../lib/paths/paths.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { knownTeams, matchSubjects } from '../../../ui/match-subjects.ts';
import { TakeAlong } from '../../../ui/take-along.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import { useChanged } from '../../../ui/use-changed.ts';
import { HeroFacts, HeroNotices } from './hero-notices.tsx';
import { HeroNext } from './hero-next.tsx';
import { NowLater } from './lazy-now.tsx';
import { headingOf } from './match-head.ts';
import type { Story } from './story.ts';

interface HeroProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/**
 * To come: the ink of the category. Live: printed in reverse. Played: without ink, the winner marked. Every part keeps its height
 * when the match begins, when a player is suspended and when it ends, so that nothing below moves.
 */
export function Hero({ slice, story }: HeroProps) {
  const t = useWords();
  const { ticket } = slice;
  const live = isLive(ticket);
  const state = live ? 'reversed' : ticket.stageCode === 'not_started' ? 'band' : 'match-hero--over';
  // A match that ends while it is being watched has its next matches further below: nothing moves.
  const [wasOver] = useState(!live && ticket.stageCode !== 'not_started');
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
          <SideOfMatch slice={slice} story={story} side="home" />
          <SideOfMatch slice={slice} story={story} side="away" />
        </div>
        <div className="match-hero__state">
          {live ? <NowLater part={{ kind: 'clock', ticket }} /> : <HeroFacts slice={slice} />}
        </div>
        <HeroNotices slice={slice} story={story} />
        <HeroActions slice={slice} />
        {wasOver ? <HeroNext slice={slice} /> : null}
      </div>
    </div>
  );
}

function Head({ slice: { ticket, streamUrl } }: { slice: MatchSlice }) {
  const t = useWords();
  const { group } = ticket;
  const number = t('results.ticket.number', { number: String(ticket.matchNumber) });
  return (
    <div className="match-hero__head">
      <Link className="back" to={group ? groupPath(group.slug) : dashboardPath}>
        <Icon name="back" />
        {group?.label ?? t('match.back')}
      </Link>
      {streamUrl === null ? null : (
        <a
          className="icon-button"
          href={streamUrl}
          rel="noopener noreferrer"
          aria-label={t('match.info.watch')}
        >
          <Icon name="stream" />
        </a>
      )}
      <b>{number}</b>
    </div>
  );
}

/** Before the first whistle the time stands where the score will. */
function Score({ ticket }: { ticket: MatchSlice['ticket'] }) {
  const t = useWords();
  const { homeScore, awayScore, stageCode, time } = ticket;
  const changed = useChanged(`${homeScore}:${awayScore}`);
  const late = useLateBy(ticket);
  if (homeScore === null || awayScore === null) {
    if (ticket.withdrawn !== undefined || ticket.cancelled)
      return <Figure isUnknown>{t('results.ticket.cancelled')}</Figure>;
    if (stageCode !== 'not_started') return <Figure>–:–</Figure>;
    const shown = late === null ? time : expectedTime(ticket, late);
    return <Figure isUnknown={shown === null}>{shown ?? t('results.ticket.timeUnknown')}</Figure>;
  }
  const isBehind = (side: Side) => hasWon(ticket, side === 'home' ? 'away' : 'home');
  const classOf = (side: Side, index: number) =>
    [changed === index ? 'hit' : '', isBehind(side) ? 'match-hero__behind' : ''].filter(Boolean).join(' ');
  return (
    <div className="match-hero__score" aria-hidden="true">
      <span className={classOf('home', 0)}>{homeScore}</span>
      <i>:</i>
      <span className={classOf('away', 1)}>{awayScore}</span>
    </div>
  );
}

/** What stands where the score will. */
function Figure({ children, isUnknown = false }: { children: ReactNode; isUnknown?: boolean }) {
  const kind = isUnknown ? ' match-hero__score--unknown' : '';
  return <div className={`match-hero__score match-hero__score--time${kind}`}>{children}</div>;
}

/** Flag, who has won or is off the court, and the name. */
function SideOfMatch({ slice, story, side }: HeroProps & { side: Side }) {
  const t = useWords();
  const { ticket } = slice;
  const opponent = ticket[side];
  const { team } = opponent;
  const certain = knownTeam(opponent);
  return (
    <div className="match-hero__side">
      <div className="match-hero__signs">
        {certain ? <Flag countryCode={certain.countryCode} sportCode={certain.sportCode} /> : null}
        {hasWon(ticket, side) ? <span className="match-hero__winner">{t('match.winner')}</span> : null}
        {isLive(ticket) && slice.detail === 'whole' ? (
          <NowLater part={{ kind: 'suspended', slice, story, side }} />
        ) : null}
      </div>
      <h2>
        {team ? (
          <Link to={teamPath(team.id)}>
            <TeamName team={team} />
          </Link>
        ) : (
          <SeatName opponent={opponent} />
        )}
      </h2>
    </div>
  );
}

/** Share, link, sheet, and the bell until the match is over; afterwards the paper. */
function HeroActions({ slice: { ticket } }: { slice: MatchSlice }) {
  const t = useWords();
  const teams = knownTeams(ticket);
  const [home, away] = teams;
  const choices = [useNotificationChoice(home?.id ?? 0), useNotificationChoice(away?.id ?? 0)];
  const isOn = choices.some((choice) => choice !== null);
  return (
    <TakeAlong subjects={matchSubjects(t, ticket)}>
      {(open) =>
        ticket.stageCode === 'finished' || teams.length === 0 ? (
          <button type="button" onClick={() => globalThis.print()}>
            <Icon name="print" />
            <span>{t('match.print')}</span>
          </button>
        ) : (
          <button type="button" aria-haspopup="dialog" data-on={isOn} onClick={open}>
            <Icon name="bell" />
            <span>{t(isOn ? 'match.bellOn' : 'match.bell')}</span>
          </button>
        )
      }
    </TakeAlong>
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
