import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import type { ReactNode } from 'react';
import { useScrolledIntoView } from '../../../lib/browser/use-scrolled-into-view.ts';
import { scheduleDayPath } from '../../../lib/paths/paths.ts';
import { dayName, weekdayOf } from '../../../lib/time/days.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

interface DaysProps {
  readonly days: ScheduleSlice['days'];
  readonly day: string | null;
  /** ISO date. */
  readonly today: string;
  /** Of the address: what narrows one day narrows the others. */
  readonly search: string;
}

/** The days of the tournament, each an address of its own. */
export function ScheduleDays({ days, day, today, search }: DaysProps) {
  const t = useWords();
  const current = useScrolledIntoView<HTMLAnchorElement>(day ?? '');
  return (
    <nav className="schedule-days" aria-label={t('schedule.days')} aria-keyshortcuts="ArrowLeft ArrowRight">
      {days.map((one) => (
        <DayLink
          key={one.day}
          isCurrent={one.day === day}
          place={current}
          to={scheduleDayPath(one.day) + search}
        >
          <span className="visually-hidden">
            {`${dayName(t, one.day, today)}, ${t('schedule.matches', { count: one.matches })}`}
          </span>
          <span aria-hidden="true">{t(`dates.weekdayShort.${weekdayOf(one.day)}`)}</span>
          <b aria-hidden="true">{Number(one.day.slice(8))}</b>
        </DayLink>
      ))}
    </nav>
  );
}

interface DayLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly place: ReturnType<typeof useScrolledIntoView<HTMLAnchorElement>>;
  readonly children: ReactNode;
}

function DayLink({ to, isCurrent, place, children }: DayLinkProps) {
  return (
    <Link to={to} {...(isCurrent ? { ref: place, 'aria-current': 'date' as const } : {})}>
      {children}
    </Link>
  );
}
