import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { dayIn, dayName, dayRange } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { clockTime } from '../../../lib/time/age.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { CoverPicture } from '../../../ui/cover-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The title of the programme: which day it is, and how many matches it has. */
export function Cover({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  const { edition, day, numbers } = slice;
  const today = useNow((now) => dayIn(edition.timeZone, now));
  const isBefore = today < edition.startDate;
  const about =
    day === null
      ? [edition.city, dayRange(t, edition.startDate, edition.endDate)]
      : [dayName(t, today, null)];
  const kick = [edition.name, ...about].filter(Boolean);
  // A match that goes on past midnight is not played out.
  const unplayed = isBefore ? 'results.dashboard.before' : 'results.dashboard.after';
  const outside = numbers.live > 0 ? 'results.dashboard.live' : unplayed;
  const countdown = daysUntil(edition.startDate, today);
  const before =
    numbers.live === 0 && countdown > 0 ? t('results.dashboard.daysLeft', { count: countdown }) : t(outside);
  const heading = day === null ? before : t('results.dashboard.day', { day });
  if (day !== null) {
    return (
      <div className="cover cover--day">
        <h1>{heading}</h1>
        <p className="cover__lead">
          {dotted(about)} <Clock timeZone={edition.timeZone} />
        </p>
      </div>
    );
  }
  const picture = edition.identity?.cover ?? null;
  return (
    <div className={picture === null ? 'cover' : 'cover cover--picture'}>
      {picture === null ? <Court /> : <CoverPicture className="cover__picture" address={picture} />}
      <div>
        <p className="cover__lead">{dotted(kick)}</p>
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

/** The time of day at the tournament. */
function Clock({ timeZone }: { timeZone: string }) {
  return <b className="cover__clock">{useNow((now) => clockTime(timeZone, now))}</b>;
}

/** Of ISO dates; below 1 from the first day on. */
function daysUntil(startDate: string, today: string): number {
  return Math.round((Date.parse(startDate) - Date.parse(today)) / 86_400_000);
}

function Lead({
  slice: { edition, numbers },
  isBefore,
}: {
  readonly slice: DashboardSlice;
  readonly isBefore: boolean;
}) {
  const t = useWords();
  const live = t('results.dashboard.liveNow', { count: numbers.live });
  const liveLink = numbers.live > 0 ? <a href="#live">{live}</a> : live;
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
