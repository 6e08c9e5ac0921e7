import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';
import { useEffect, useRef, useState } from 'react';
import { categoryLook } from '../lib/category-look.ts';
import { isLive, matchClock } from '../lib/match-clock.ts';
import type { Phase } from '../lib/match-clock.ts';
import { useNow } from '../lib/now.ts';
import { localName, useLanguage, useWords } from '../lib/words.ts';
import { Flag } from './flag.tsx';
import { Plate } from './glyph.tsx';
import type { PrintedCategory } from './glyph.tsx';
import { Link } from './link.tsx';
import { SeatName, TeamName } from './team-name.tsx';
import type { Opponent } from './team-name.tsx';

interface TicketProps {
  readonly ticket: MatchTicket;
  readonly category: PrintedCategory | null;
  /** Whole ticket as one link; without it the ticket leads nowhere. */
  readonly to?: string;
  /** In lists of several groups the ticket says its own. */
  readonly showGroup?: boolean;
}

/** A match. To come: coloured stub and perforation. Live: printed in reverse. Played: stub torn off, winner bold. */
export function Ticket({ ticket, category, to, showGroup = false }: TicketProps) {
  const live = isLive(ticket);
  const done = !live && ticket.stageCode !== 'not_started';
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  const changed = useChanged(`${ticket.homeScore}:${ticket.awayScore}`);
  const rows = (
    <>
      <Row opponent={ticket.home} score={ticket.homeScore} won={hasWon(ticket, 'home')} hit={changed === 0} />
      <Row opponent={ticket.away} score={ticket.awayScore} won={hasWon(ticket, 'away')} hit={changed === 1} />
    </>
  );
  return (
    <li className={`tk ${ink}${live ? ' live rev' : ''}${done ? ' done' : ''}`}>
      <Stub ticket={ticket} />
      <div className="bd">
        {to === undefined ? (
          <div className="rs">{rows}</div>
        ) : (
          <Link className="rs lk" to={to}>
            {rows}
          </Link>
        )}
        <Meta ticket={ticket} category={showGroup ? category : null} live={live} />
      </div>
    </li>
  );
}

function Stub({ ticket }: { ticket: MatchTicket }) {
  const { locale } = useLanguage();
  const t = useWords();
  const hall = ticket.hall ? <abbr title={localName(ticket.hall, locale)}>{ticket.hall.code}</abbr> : null;
  return (
    <div className="st">
      {isLive(ticket) ? (
        <Running ticket={ticket} />
      ) : (
        <b className={ticket.time === null ? 'sm' : undefined}>
          {ticket.time ?? t('results.ticket.timeUnknown')}
        </b>
      )}
      {hall}
    </div>
  );
}

const phaseWords = {
  'first-half': 'results.ticket.firstHalf',
  'half-time': 'results.ticket.halfTime',
  'second-half': 'results.ticket.secondHalf',
  shootout: 'results.ticket.shootout',
} as const satisfies Partial<Record<Phase, string>>;

function Running({ ticket }: { ticket: MatchTicket }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = useNow((now) => matchClock(ticket, now).phase);
  return (
    <>
      {minute === null ? null : (
        <b>
          <span aria-hidden="true">{t('results.ticket.minute', { minute })}</span>
          <span className="vh">{t('results.ticket.minuteLong', { minute })}</span>
        </b>
      )}
      {phase in phaseWords ? <span>{t(phaseWords[phase as keyof typeof phaseWords])}</span> : null}
    </>
  );
}

interface RowProps {
  readonly opponent: Opponent;
  readonly score: number | null;
  readonly won: boolean;
  readonly hit: boolean;
}

function Row({ opponent, score, won, hit }: RowProps) {
  const t = useWords();
  const { team } = opponent;
  return (
    <span className={`r${won ? ' w' : ''}${hit ? ' hit' : ''}`}>
      {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : <i className="fl0" />}
      {team ? <TeamName team={team} /> : <SeatName opponent={opponent} />}
      <span className="sc">{score}</span>
      {won ? <span className="vh">{t('results.ticket.winner')}</span> : null}
    </span>
  );
}

function Meta({
  ticket,
  category,
  live,
}: {
  ticket: MatchTicket;
  category: PrintedCategory | null;
  live: boolean;
}) {
  const t = useWords();
  const notes = notesOf(ticket, t);
  return (
    <p className="mt">
      {live ? <span className="lv">{t('results.ticket.live')}</span> : null}
      {category && ticket.group ? <Plate category={category} text={ticket.group.label} /> : null}
      <span>
        {[t('results.ticket.number', { number: String(ticket.matchNumber) }), ...notes].join(' · ')}
      </span>
    </p>
  );
}

function notesOf(ticket: MatchTicket, t: ReturnType<typeof useWords>): string[] {
  const { homeScore, awayScore, homeHalfTimeScore, awayHalfTimeScore } = ticket;
  const notes: string[] = [];
  if (ticket.walkOver) {
    notes.push(t('results.ticket.walkover', { home: homeScore ?? 0, away: awayScore ?? 0 }));
  } else if (homeHalfTimeScore !== null && awayHalfTimeScore !== null) {
    notes.push(t('results.ticket.halfTimeScore', { home: homeHalfTimeScore, away: awayHalfTimeScore }));
  }
  if (ticket.endedInShootout && !isLive(ticket)) notes.push(t('results.ticket.afterShootout'));
  if (ticket.stageCode === 'waiting_for_approval') notes.push(t('results.ticket.toConfirm'));
  if (ticket.beingChecked) notes.push(t('results.ticket.beingChecked'));
  if (ticket.corrected) notes.push(t('results.ticket.corrected'));
  return notes;
}

/** Only a match that is over has a winner; a walkover against both has none. */
function hasWon(ticket: MatchTicket, side: 'home' | 'away'): boolean {
  const { homeScore, awayScore, stageCode } = ticket;
  if (stageCode !== 'finished' && stageCode !== 'waiting_for_approval') return false;
  if (homeScore === null || awayScore === null) return false;
  return side === 'home' ? homeScore > awayScore : awayScore > homeScore;
}

/** For two seconds after a change: which side's score has changed, 0 home, 1 away. */
function useChanged(score: string): 0 | 1 | null {
  const before = useRef(score);
  const [side, setSide] = useState<0 | 1 | null>(null);
  useEffect(() => {
    if (before.current === score) return;
    setSide(before.current.split(':')[0] === score.split(':')[0] ? 1 : 0);
    before.current = score;
    const timer = setTimeout(() => setSide(null), 2000);
    return () => clearTimeout(timer);
  }, [score]);
  return side;
}
