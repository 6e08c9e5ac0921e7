import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { matchClockAt } from '@sevenmetre/rules/match';
import { isLive, matchClock, runningStage } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useSecond } from '../../../lib/time/use-second.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import type { PrintedCategory } from '../../../ui/glyph.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import { notesOf, phaseName } from '../../../ui/ticket-words.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import { dotted } from '../../../lib/words/dotted.ts';
import { ScreenCourt } from './screen-court.tsx';

const ScreenSuspensions = later(async () => (await import('./screen-suspensions.tsx')).ScreenSuspensions);

interface ScreenMatchProps {
  readonly ticket: MatchTicket;
  readonly category: PrintedCategory | null;
}

/** The match that is being played, readable from the other end of the hall. */
export function ScreenMatch({ ticket, category }: ScreenMatchProps) {
  const t = useWords();
  const live = isLive(ticket);
  const phase = phaseName(
    t,
    useNow((now) => matchClock(ticket, now).phase),
    'long',
  );
  return (
    <section className="hall-screen__main">
      <p className="hall-screen__top">
        {live ? <span className="live-mark">{t('results.ticket.live')}</span> : null}
        {category && ticket.group ? <Plate category={category} text={ticket.group.label} /> : null}
        <span>{live ? phase : endOf(t, ticket)}</span>
        {live ? <RunningClock ticket={ticket} /> : null}
      </p>
      <div className="hall-screen__field">
        <ScreenCourt />
        <p className="hall-screen__score">
          <b>{ticket.homeScore ?? '–'}</b>
          <i>:</i>
          <b>{ticket.awayScore ?? '–'}</b>
        </p>
      </div>
      <div className="hall-screen__teams">
        <Side opponent={ticket.home} />
        <Side opponent={ticket.away} />
      </div>
      {live ? <ScreenSuspensions id={ticket.id} /> : null}
    </section>
  );
}

function endOf(t: Translator, ticket: MatchTicket): string {
  return ticket.walkOver ? dotted(notesOf(t, ticket, 'long')) : t('results.ticket.toConfirm');
}

/** Minutes and seconds, as on the board of the hall; nothing where no clock runs. */
function RunningClock({ ticket }: { ticket: MatchTicket }) {
  const now = useSecond();
  if (matchClock(ticket, now).minute === null) return null;
  const { minute, second } = matchClockAt(runningStage(ticket), new Date(now));
  return (
    <time className="hall-screen__running">
      {minute}:{String(second).padStart(2, '0')}
    </time>
  );
}

export function Side({ opponent }: { opponent: MatchTicket['home'] }) {
  const t = useWords();
  const { team } = opponent;
  return (
    <h2>
      {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : null}
      {team ? <TeamName team={team} /> : opponentName(t, opponent)}
    </h2>
  );
}
