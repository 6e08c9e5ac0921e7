import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { useLocation } from 'react-router';
import { isLive, matchClock } from '../../../lib/matches/match-clock.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { phaseName } from '../../../ui/ticket-words.ts';

interface RailProps {
  readonly halls: ScheduleSlice['halls'];
  readonly tickets: readonly MatchTicket[];
  readonly categories: ScheduleSlice['categories'];
  readonly isToday: boolean;
  /** Id of the hall that the list is narrowed to. */
  readonly current: number | null;
}

/** The halls of the day with what is played in each; a press narrows the list to it. */
export function HallRail({ halls, tickets, categories, isToday, current }: RailProps) {
  const { t, locale } = useLanguage();
  const { pathname } = useLocation();
  const played = halls.filter(({ id }) => tickets.some(({ hall }) => hall?.id === id));
  return (
    <nav aria-labelledby="rail">
      <div className="section-head">
        <h2 id="rail">{t('schedule.halls')}</h2>
      </div>
      <ul className="hall-rail">
        {played.map((hall) => {
          const own = tickets.filter((ticket) => ticket.hall?.id === hall.id);
          const name = localName(hall, locale);
          const isCurrent = hall.id === current;
          return (
            <li key={hall.id}>
              <Link
                to={isCurrent ? pathname : `${pathname}?hall=${hall.id}`}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <b>
                  <span>{name}</span>
                  {name === hall.code ? null : ` (${hall.code})`}
                </b>
                <State own={own} categories={categories} isToday={isToday} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface StateProps extends Pick<RailProps, 'categories' | 'isToday'> {
  readonly own: readonly MatchTicket[];
}

/** What is played now, else when the next match begins, else how much is played from when to when. */
function State({ own, categories, isToday }: StateProps) {
  const t = useWords();
  const live = own.find(isLive);
  const next = own.find(({ stageCode, time }) => stageCode === 'not_started' && time !== null);
  if (live) return <Now ticket={live} categories={categories} />;
  if (isToday && next) return <Next ticket={next} />;
  const times = own.flatMap(({ time }) => time ?? []).toSorted();
  const [from, to] = [times[0], times.at(-1)];
  return (
    <small>
      {t('schedule.matches', { count: own.length })}
      {from === undefined || to === undefined ? null : `, ${from}–${to}`}
    </small>
  );
}

function Now({ ticket, categories }: Pick<RailProps, 'categories'> & { readonly ticket: MatchTicket }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = useNow((now) => phaseName(t, matchClock(ticket, now).phase, 'short'));
  const category = categories.find(({ code }) => code === ticket.category);
  return (
    <small>
      {category ? <Plate category={category} text={category.code} /> : null}{' '}
      <span>
        {ticket.homeScore}:{ticket.awayScore}
        {', '}
        {minute === null ? phase : t('results.ticket.minute', { minute })}
      </span>
    </small>
  );
}

function Next({ ticket }: { readonly ticket: MatchTicket }) {
  const t = useWords();
  const late = useLateBy(ticket);
  return (
    <small>
      {t('schedule.nextAt', { time: late === null ? (ticket.time ?? '') : expectedTime(ticket, late) })}
      {late === null ? null : (
        <span className="late-mark">{t('results.ticket.late', { minutes: late })}</span>
      )}
    </small>
  );
}
