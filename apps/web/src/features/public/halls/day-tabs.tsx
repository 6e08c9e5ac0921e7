import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { hallPath } from '../../../lib/paths/paths.ts';
import { dayName, shortWeekdayAtFirst } from '../../../lib/time/days.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

interface TabsProps {
  readonly slice: HallSlice;
  /** ISO dates: the one that is shown, and today's. */
  readonly day: string | null;
  readonly today: string;
}

/** The days on which the hall is played in, each an address of its own. */
export function DayTabs({ slice: { hall, days, matches }, day, today }: TabsProps) {
  const t = useWords();
  return (
    <nav className="hall__days" aria-label={t('halls.day')}>
      {days.map((one) => {
        const count = matches.filter((match) => match.day === one).length;
        return (
          <Link
            key={one}
            to={`${hallPath(hall.id)}?day=${one}`}
            aria-current={one === day ? 'date' : undefined}
          >
            <span className="visually-hidden">{`${dayName(t, one, today)}, ${t('halls.count', { count })}`}</span>
            <span aria-hidden="true">{shortWeekdayAtFirst(t, one)}</span>
            <b aria-hidden="true">{Number(one.slice(8))}</b>
            <span aria-hidden="true">{one === today ? t('halls.today') : t('halls.count', { count })}</span>
          </Link>
        );
      })}
    </nav>
  );
}
