import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { useWords } from '../../../lib/words/words.ts';
import './category-pace.css';

type Category = AdminOverview['categories'][number];

/** Heights and widths of the bars of the weeks, in pixels. */
const weekBar = { width: 8, gap: 2, height: 24 };

/** Teams of the last weeks, and how many there were a year before. */
export function CategoryPace({ weeks, yearBefore }: Pick<Category, 'weeks' | 'yearBefore'>) {
  const t = useWords();
  const most = Math.max(1, ...weeks);
  const thisWeek = weeks.at(-1) ?? 0;
  const bars = weeks.map((count, week) => {
    const height = Math.max(1, (count / most) * weekBar.height);
    const left = week * (weekBar.width + weekBar.gap);
    return `M${left} ${weekBar.height}v${-height}h${weekBar.width}v${height}z`;
  });
  return (
    <span className="category-pace">
      <span>
        {thisWeek > 0 ? (
          <b>{t('organiser.overview.thisWeek', { count: thisWeek })}</b>
        ) : (
          <span className="muted">{t.number(0)}</span>
        )}
        {yearBefore === null ? null : (
          <small>{t('organiser.overview.yearBefore', { count: yearBefore })}</small>
        )}
      </span>
      <svg
        className="category-pace__weeks"
        role="img"
        aria-label={t('organiser.overview.weeks', {
          counts: weeks.map((count) => t.number(count)).join(', '),
        })}
        viewBox={`0 0 ${weeks.length * (weekBar.width + weekBar.gap)} ${weekBar.height}`}
      >
        <path d={bars.slice(0, -1).join('')} />
        <path className="category-pace__this-week" d={bars.at(-1)} />
      </svg>
    </span>
  );
}
