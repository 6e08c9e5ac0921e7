import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { clockTime } from '../../../lib/time/age.ts';
import { dayName } from '../../../lib/time/days.ts';
import { lateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { HallClosures } from '../../../ui/places/hall-closures.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import { nowLineBefore } from '../../../lib/matches/now-line.ts';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';

interface DayProps {
  readonly slice: HallSlice;
  readonly day: string;
  readonly today: string;
}

/** So many matches before the line are more than a phone shows. */
const farDown = 4;

/** The matches of a day in playing order; today with a line between what was played and what is to come. */
export function HallDay({ slice, day, today }: DayProps) {
  const t = useWords();
  const { categories, edition } = slice;
  const matches = slice.matches.filter((match) => match.day === day);
  const line = day === today ? nowLineBefore(matches) : null;
  const printed = new Map<string | null, HallSlice['categories'][number]>(
    categories.map((category) => [category.code, category]),
  );
  const tickets = matches.map((ticket) => (
    <Ticket
      key={ticket.id}
      ticket={ticket}
      category={printed.get(ticket.category) ?? null}
      showGroup
      inHall
    />
  ));
  return (
    <section className="hall__day" aria-labelledby="matches">
      <HallClosures closures={slice.closures} day={day} />
      <LateNote matches={matches} />
      <div className="hall__day-head">
        <h2 id="matches">{dayName(t, day, today)}</h2>
        {line !== null && line >= farDown ? (
          <a className="button button--outline hall__jump" href="#now">
            {t('halls.toNow')}
          </a>
        ) : null}
      </div>
      <ul className="list">
        {tickets.slice(0, line ?? tickets.length)}
        {line === null ? null : <NowLine zone={edition.timeZone} />}
        {line === null ? null : tickets.slice(line)}
      </ul>
    </section>
  );
}

/** How late the match is that comes next. */
function LateNote({ matches }: { matches: readonly MatchTicket[] }) {
  const t = useWords();
  const late = useNow(
    (now) => matches.map((match) => lateBy(match, now)).find((minutes) => minutes !== null) ?? null,
  );
  return late === null ? null : (
    <p className="notice-bar">
      <span className="late-mark">{t('halls.late', { minutes: late })}</span>
      <span>{t('halls.lateLong', { count: late })}</span>
    </p>
  );
}

function NowLine({ zone }: { zone: string }) {
  const t = useWords();
  const time = useNow((now) => clockTime(zone, now));
  return (
    <li className="hall__now" id="now">
      <span>
        <span className="visually-hidden">{t('halls.now')} </span>
        {time}
      </span>
    </li>
  );
}
