import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { knownTeam } from '@sevenmetre/phrases/names';
import { categoryLook } from '@sevenmetre/rules/look';
import { countdown } from '../lib/time/countdown.ts';
import { expectedTime, useLateBy } from '../lib/time/delay.ts';
import { hasWon } from '../lib/matches/has-won.ts';
import { isLive, matchClock } from '../lib/matches/match-clock.ts';
import { useNow } from '../lib/time/now.ts';
import { matchPath } from '../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../lib/words/words.ts';
import { dotted } from '../lib/words/dotted.ts';
import { Flag } from './flag.tsx';
import { Glyph } from './glyph.tsx';
import type { PrintedCategory } from './glyph.tsx';
import { Link } from './link.tsx';
import { SeatName } from './team-name.tsx';
import type { Opponent } from './team-name.tsx';
import { notesOf, phaseName, ticketSentence } from './ticket-words.ts';
import { useChanged } from './use-changed.ts';

interface TicketProps {
  readonly ticket: MatchTicket;
  readonly category: PrintedCategory | null;
  /** In lists of several groups the ticket says its own. */
  readonly showGroup?: boolean;
  /** On the page of its hall a ticket need not say where it is played, nor how late that hall is. */
  readonly inHall?: boolean;
  /** Its link was reached by keys or a finger. */
  readonly onFocus?: () => void;
}

/**
 * A match, the whole ticket one link to its page. To come: coloured stub and perforation. Live: printed in
 * reverse. Played: stub torn off, winner bold. Screen readers get one sentence instead of the pieces.
 */
export function Ticket({ ticket, category, showGroup = false, inHall = false, onFocus }: TicketProps) {
  const live = isLive(ticket);
  const done = !live && ticket.stageCode !== 'not_started';
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  const t = useWords();
  const late = useLateBy(ticket);
  const said = inHall ? { ...ticket, hall: null } : ticket;
  const sentence = useNow((now) => ticketSentence(t, said, matchClock(ticket, now), { showGroup, late }));
  const changed = useChanged(`${ticket.homeScore}:${ticket.awayScore}`);
  return (
    <li className={`match-ticket ${ink}${live ? ' live reversed' : ''}${done ? ' done' : ''}`}>
      <Link className="covering-link" to={matchPath(ticket.id)} {...(onFocus && { onFocus })}>
        <span className="visually-hidden">{sentence}</span>
      </Link>
      <div className="match-ticket__row" aria-hidden="true">
        <Stub ticket={ticket} category={showGroup ? category : null} late={late} />
        <div className="match-ticket__body">
          <Row
            opponent={ticket.home}
            score={ticket.homeScore}
            won={hasWon(ticket, 'home')}
            hit={changed === 0}
          />
          <Row
            opponent={ticket.away}
            score={ticket.awayScore}
            won={hasWon(ticket, 'away')}
            hit={changed === 1}
          />
          <Meta ticket={said} live={live} late={inHall ? null : late} />
        </div>
      </div>
    </li>
  );
}

interface StubProps {
  readonly ticket: MatchTicket;
  /** null: the list says which group it is. */
  readonly category: PrintedCategory | null;
  /** Minutes. */
  readonly late: number | null;
}

function Stub({ ticket, category, late }: StubProps) {
  const t = useWords();
  const soon = useNow((now) => countdown(t, ticket, now));
  return (
    <div className="match-ticket__stub">
      {isLive(ticket) ? (
        <Running ticket={ticket} />
      ) : (
        <>
          {late === null && ticket.withdrawn === undefined ? null : <s>{ticket.time}</s>}
          <b className={ticket.time === null || ticket.withdrawn !== undefined ? 'small' : undefined}>
            {ticket.withdrawn !== undefined
              ? t('results.ticket.cancelled')
              : late === null
                ? (ticket.time ??
                  t(ticket.cancelled ? 'results.ticket.cancelled' : 'results.ticket.timeUnknown'))
                : expectedTime(ticket, late)}
          </b>
          {soon === null ? null : <span>{soon}</span>}
        </>
      )}
      {category && ticket.group ? (
        <span className="match-ticket__group">
          <Glyph category={category} className="glyph" />
          {ticket.group.label}
        </span>
      ) : null}
    </div>
  );
}

function Running({ ticket }: { ticket: MatchTicket }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = phaseName(
    t,
    useNow((now) => matchClock(ticket, now).phase),
    'short',
  );
  return (
    <>
      {minute === null ? null : <b>{t('results.ticket.minute', { minute })}</b>}
      {phase === null ? null : <span>{phase}</span>}
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
  const { team } = opponent;
  const known = knownTeam(opponent);
  return (
    <div className={`side-row${won ? ' won' : ''}${hit ? ' hit' : ''}`}>
      {known ? (
        <Flag countryCode={known.countryCode} sportCode={known.sportCode} />
      ) : (
        <i className="flag-space" />
      )}
      {team ? (
        <span className="team-name">
          <span>{team.name}</span>
          {team.numeral === null ? null : `\u00A0${team.numeral}`}
        </span>
      ) : (
        <SeatName opponent={opponent} />
      )}
      <span className="side-score">{score}</span>
    </div>
  );
}

interface MetaProps {
  readonly ticket: MatchTicket;
  readonly live: boolean;
  /** Minutes. */
  readonly late: number | null;
}

/** What is more than the score of half-time takes lines of its own; the number of the match is in the sentence. */
function Meta({ ticket, live, late }: MetaProps) {
  const t = useWords();
  const notes = notesOf(t, ticket, 'short');
  const isLong = notes.length > (ticket.homeHalfTimeScore === null || ticket.walkOver ? 0 : 1);
  return (
    <p className={isLong ? 'match-notes match-notes--long' : 'match-notes'}>
      {live ? <span className="live-mark">{t('results.ticket.live')}</span> : null}
      {late === null ? null : (
        <span className="late-mark">{t('results.ticket.late', { minutes: late })}</span>
      )}
      {ticket.hall ? <Hall hall={ticket.hall} /> : null}
      {notes.length === 0 ? null : <span>{dotted(notes)}</span>}
    </p>
  );
}

/** The name is cut before the code. */
function Hall({ hall }: { hall: NonNullable<MatchTicket['hall']> }) {
  const name = localName(hall, useLanguage().locale);
  return (
    <b>
      <span>{name}</span>
      {name === hall.code ? null : `\u00A0(${hall.code})`}
    </b>
  );
}
