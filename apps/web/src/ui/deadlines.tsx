import type { Translator } from '@sevenmetre/phrases';
import type { DeadlineKind } from '@sevenmetre/rules/tournament';
import { dateInMonth, dayIn } from '../lib/time/days.ts';
import { useNow } from '../lib/time/now.ts';
import { useWords } from '../lib/words/words.ts';
import { Icon } from './icon.tsx';
import { useTakeAlong } from './take-along.tsx';
import './deadlines.css';

interface DeadlinesProps {
  readonly deadlines: readonly { readonly kind: DeadlineKind; readonly at: string }[];
  readonly timeZone: string;
  /** The page that shows them, and the name of their calendar. */
  readonly page: string;
  readonly name: string;
}

/** What clubs and referees have to keep, in order of time; what is over stays in its place. */
export function Deadlines({ deadlines, timeZone, page, name }: DeadlinesProps) {
  const t = useWords();
  const { open, sheet } = useTakeAlong([{ kind: 'dates', key: page, name }]);
  const today = useNow((now) => dayIn(timeZone, now));
  return (
    <section aria-labelledby="deadlines">
      <div className="section-head">
        <h2 id="deadlines">{t('results.dashboard.prelude.dates')}</h2>
        <button className="deadlines__calendar" type="button" aria-haspopup="dialog" onClick={open}>
          <Icon name="calendar" /> {t('shell.takeAlong')}
        </button>
      </div>
      {sheet}
      <ul className="deadlines">
        {deadlines.map(({ kind, at }) => {
          const day = dayIn(timeZone, Date.parse(at));
          return (
            <li key={kind} className={day < today ? 'deadlines__over' : undefined}>
              <time dateTime={day}>{dateInMonth(t, day)}</time>
              <h3>{t(`results.dashboard.prelude.deadline.${kind}`)}</h3>
              <p>{untilText(t, day, today)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function untilText(t: Translator, day: string, today: string): string {
  if (day < today) return t('results.dashboard.prelude.over');
  if (day === today) return t('results.dashboard.prelude.today');
  const count = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return t('results.dashboard.prelude.inDays', { count });
}
