import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { dayIn, dayName, dayRange } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The title of the programme: which day it is, and how many matches it has. */
export function Cover({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  const { edition, day, numbers } = slice;
  const isBefore = useNow((now) => dayIn(edition.timeZone, now) < edition.startDate);
  const kick = [edition.name, edition.city, dayRange(t, edition.startDate, edition.endDate)].filter(Boolean);
  // A match that goes on past midnight is not played out.
  const unplayed = isBefore ? 'results.dashboard.before' : 'results.dashboard.after';
  const outside = numbers.live > 0 ? 'results.dashboard.live' : unplayed;
  const heading = day === null ? t(outside) : t('results.dashboard.day', { day });
  return (
    <div className="cover">
      <Court />
      <div>
        <p className="cover__lead">{kick.join(' · ')}</p>
        <h1 className={heading.length > 8 ? 'long-name' : undefined}>{heading}</h1>
      </div>
      <p className="lead">
        <Lead slice={slice} isBefore={isBefore} />
      </p>
      <button className="find-button" type="button" aria-haspopup="dialog" onClick={openSearch}>
        {t('shell.searchFor')}
        <Icon name="search" />
      </button>
    </div>
  );
}

function Lead({
  slice: { edition, day, numbers },
  isBefore,
}: {
  readonly slice: DashboardSlice;
  readonly isBefore: boolean;
}) {
  const t = useWords();
  const live = t('results.dashboard.liveNow', { count: numbers.live });
  const liveLink = numbers.live > 0 ? <a href="#live">{live}</a> : live;
  if (day !== null)
    return (
      <>
        {t('results.dashboard.today', { count: numbers.today })},{' '}
        {t('results.dashboard.playedToday', { count: numbers.playedToday })}, {liveLink}.
      </>
    );
  if (numbers.live > 0) return liveLink;
  return isBefore
    ? t('results.dashboard.beforeLead', { day: dayName(t, edition.startDate, null) })
    : t('results.dashboard.afterLead');
}

/** The goal area with its dashed nine-metre line, the programme's only ornament. */
function Court() {
  return (
    <svg className="court" viewBox="0 0 300 165" aria-hidden="true">
      <path className="court__goal" d="M120 2h60M135 128h30" />
      <path d="M10 2h280M30 2a90 95 0 0 0 90 108h60A90 95 0 0 0 270 2" />
      <path className="dashed" d="M2 40a130 128 0 0 0 118 122h60A130 128 0 0 0 298 40" />
    </svg>
  );
}
