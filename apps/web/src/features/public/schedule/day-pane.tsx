import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { dayName } from '../../../lib/time/days.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ticket } from '../../../ui/ticket.tsx';
import { dayNumbers } from './day-numbers.ts';
import './match-pane.css';

interface DayPaneProps {
  readonly day: string;
  readonly tickets: readonly MatchTicket[];
  readonly categories: ScheduleSlice['categories'];
}

/** A day that is over, in numbers, until a match is chosen. */
export function DayPane({ day, tickets, categories }: DayPaneProps) {
  const t = useWords();
  const numbers = dayNumbers(tickets);
  if (numbers === null) return null;
  const { goals, matches, ties, largestWin, closest } = numbers;
  const facts = [
    [t('schedule.goalsPerMatch'), t.number(Math.round((goals / matches) * 10) / 10)],
    [t('schedule.ties'), t.number(ties)],
    ...(largestWin === null ? [] : [[t('schedule.largestWin'), largestWin]]),
  ];
  return (
    <aside className="match-pane" aria-label={t('schedule.numbers')}>
      <div className="match-pane__band reversed">
        <p>{t('schedule.dayOver', { day: dayName(t, day, null) })}</p>
        <p className="match-pane__figure">{t.number(goals)}</p>
        <h2>{dotted([t('schedule.goals'), t('schedule.matches', { count: matches })])}</h2>
      </div>
      <div className="match-pane__body">
        <dl className="match-pane__numbers">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {closest === null ? null : (
          <section>
            <h3>{t('schedule.closest')}</h3>
            <ul className="list">
              <Ticket
                ticket={closest}
                category={categories.find(({ code }) => code === closest.category) ?? null}
                showGroup
              />
            </ul>
          </section>
        )}
      </div>
    </aside>
  );
}
