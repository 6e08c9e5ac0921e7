import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useId } from 'react';
import { dayName } from '../../../lib/time/days.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Side } from './screen-match.tsx';

interface NextProps {
  readonly tickets: readonly MatchTicket[];
  /** The match that comes next, which says how late the hall is. */
  readonly late: MatchTicket | null;
  /** ISO date. */
  readonly today: string;
}

/** The next matches of the hall. */
export function ScreenNext({ tickets, late, today }: NextProps) {
  const t = useWords();
  const heading = useId();
  return (
    <section className="hall-screen__next" aria-labelledby={heading}>
      <h2 id={heading}>{t('halls.onScreen.next')}</h2>
      {late ? <Late ticket={late} /> : null}
      {tickets.length === 0 ? <p>{t('halls.onScreen.nothingMore')}</p> : null}
      <ul>
        {tickets.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Late({ ticket }: { ticket: MatchTicket }) {
  const t = useWords();
  const late = useLateBy(ticket);
  return late === null ? null : <p className="hall-screen__late">{t('halls.lateShort', { count: late })}</p>;
}

function Row({ ticket, today }: { ticket: MatchTicket; today: string }) {
  const t = useWords();
  const late = useLateBy(ticket);
  const { day, time, group } = ticket;
  return (
    <li>
      <div className="hall-screen__when">
        {late === null ? null : <s>{time}</s>}
        <b>{late === null ? (time ?? '–:–') : expectedTime(ticket, late)}</b>
        <span>{day === today || day === null ? group?.label : dayName(t, day, null)}</span>
      </div>
      <div>
        <Side opponent={ticket.home} />
        <Side opponent={ticket.away} />
      </div>
    </li>
  );
}
