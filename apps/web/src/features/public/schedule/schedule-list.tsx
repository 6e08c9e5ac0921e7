import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { clockTime } from '../../../lib/time/age.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ticket } from '../../../ui/ticket.tsx';
import { nowLineBefore } from '../../../lib/matches/now-line.ts';
import { hoursOf } from './hours.ts';
import type { Hour } from './hours.ts';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';
import './schedule-list.css';

interface ListProps {
  readonly slice: ScheduleSlice;
  readonly tickets: readonly MatchTicket[];
  readonly isToday: boolean;
  /** Shows a match in the pane. */
  readonly choose: (id: number) => void;
}

/** The matches by the hour. Played ones stay where they were; on today a line tells what is to come. */
export function ScheduleList({ slice, tickets, isToday, choose }: ListProps) {
  const hours = hoursOf(tickets);
  const line = isToday ? nowLineBefore(tickets) : null;
  return (
    <>
      {hours.map((hour) => (
        <HourOfDay
          key={hour.from}
          hour={hour}
          categories={slice.categories}
          line={
            line !== null && line >= hour.at && line - hour.at < hour.tickets.length ? line - hour.at : null
          }
          zone={slice.edition.timeZone}
          choose={choose}
        />
      ))}
      {line === tickets.length ? <NowLine zone={slice.edition.timeZone} /> : null}
    </>
  );
}

interface HourProps extends Pick<ListProps, 'choose'> {
  readonly hour: Hour;
  readonly categories: ScheduleSlice['categories'];
  /** Before which of its matches the line of now stands. */
  readonly line: number | null;
  readonly zone: string;
}

function HourOfDay({ hour, categories, line, zone, choose }: HourProps) {
  const t = useWords();
  const { from, tickets } = hour;
  return (
    <section className="schedule-hour">
      <h2>
        {from ?? t('results.ticket.timeUnknown')} <small>{summary(t, tickets)}</small>
      </h2>
      <ul className="list">
        {tickets.map((ticket, at) => (
          <ScheduleRow
            key={ticket.id}
            ticket={ticket}
            category={categories.find(({ code }) => code === ticket.category) ?? null}
            zone={at === line ? zone : null}
            choose={choose}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<ListProps, 'choose'> {
  readonly ticket: MatchTicket;
  readonly category: ScheduleSlice['categories'][number] | null;
  /** Of the line of now before it; null: none. */
  readonly zone: string | null;
}

function ScheduleRow({ ticket, category, zone, choose }: RowProps) {
  return (
    <>
      {zone === null ? null : (
        <li>
          <NowLine zone={zone} />
        </li>
      )}
      <Ticket ticket={ticket} category={category} showGroup onFocus={() => choose(ticket.id)} />
    </>
  );
}

/** "8 live, 4 to come", or how many were played. */
function summary(t: ReturnType<typeof useWords>, tickets: readonly MatchTicket[]): string {
  const live = tickets.filter(isLive).length;
  const coming = tickets.filter(({ stageCode }) => stageCode === 'not_started').length;
  if (live + coming === 0) return t('schedule.played', { count: tickets.length });
  const parts = [
    ...(live > 0 ? [t('schedule.live', { count: live })] : []),
    ...(coming > 0 ? [t('schedule.toCome', { count: coming })] : []),
  ];
  return parts.join(', ');
}

function NowLine({ zone }: { zone: string }) {
  const t = useWords();
  const time = useNow((now) => clockTime(zone, now));
  return (
    <p className="schedule-now" id="now">
      <span>{t('schedule.nowLine', { time })}</span>
    </p>
  );
}
