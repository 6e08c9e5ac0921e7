import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import './top-of-day.css';

/** Teams with the most goals today; nothing before the first match of the day is over. */
export function TopOfDay({ top = [] }: Pick<DashboardSlice, 'top'>) {
  const t = useWords();
  if (top.length === 0) return null;
  return (
    <section className="dashboard__top" aria-labelledby="top-of-day">
      <div className="section-head">
        <h2 id="top-of-day">{t('topOfDay.heading')}</h2>
      </div>
      <p className="muted">{t('topOfDay.about')}</p>
      <ol className="top-of-day">
        {top.map(({ team, category, goals, matches }) => (
          <li key={team.id}>
            <Link to={teamPath(team.id)}>{`${category} ${fullName(team)}`}</Link>
            <small>{t('topOfDay.matches', { count: matches })}</small>
            <b>{t.number(goals)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
