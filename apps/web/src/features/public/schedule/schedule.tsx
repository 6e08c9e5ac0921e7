import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { followed } from '@sevenmetre/rules/favourites';
import { Suspense, lazy, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { ticketsOf } from '../../../lib/matches/schedule-rows.ts';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Notice } from '../../../ui/notice.tsx';
import { filterOf, filtered, isMine } from './filter.ts';
import { ScheduleChips } from './schedule-chips.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { useScheduleKeys } from './use-schedule-keys.ts';
import { useSwipe } from './use-swipe.ts';

const query = '(min-width: 1280px)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is room for panes beside the list; the server renders none. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

// Only wide screens have room for them.
const HallRail = lazy(async () => ({ default: (await import('./hall-rail.tsx')).HallRail }));
const DayPane = lazy(async () => ({ default: (await import('./day-pane.tsx')).DayPane }));
const MatchPane = lazy(async () => ({ default: (await import('./match-pane.tsx')).MatchPane }));

/** A day of the tournament: chips that narrow it, its matches by time, and beside them the halls and one match, or the day in numbers. */
export function Schedule({ slice }: { slice: ScheduleSlice }) {
  const { search } = useLocation();
  const filter = filterOf(search);
  const favourites = useFavourites();
  const mine = new Set(favourites === null ? [] : followed(favourites));
  const tickets = useMemo(() => ticketsOf(slice), [slice]);
  const shown = filtered(tickets, filter, mine);
  const today = useNow((now) => dayIn(slice.edition.timeZone, now));
  const [chosen, setChosen] = useState<number | null>(null);
  const isWide = useIsWide();
  useScheduleKeys(slice, search);
  const swipe = useSwipe(slice, search);
  const own = tickets.filter((ticket) => isMine(ticket, mine));
  const isOver = slice.day !== null && tickets.every(({ stageCode }) => stageCode === 'finished');
  const match = tickets.find(({ id }) => id === chosen) ?? nextOf(own) ?? firstOf(shown);
  const showsDay = isOver && chosen === null;
  // A list of live matches without any keeps its days, which lead on.
  const isDense = filter.show === 'live' && shown.length > 0;
  return (
    <main id="main">
      <div className={`page-width schedule${isDense ? ' schedule--live' : ''}`}>
        <Head slice={slice} today={today} search={search} />
        <ScheduleChips slice={slice} tickets={tickets} filter={filter} mine={mine} today={today} />
        <div className="schedule__columns">
          <div className="schedule__rail">
            {isWide ? (
              <Suspense>
                <HallRail
                  halls={slice.edition.showsHalls ? slice.halls : []}
                  tickets={tickets}
                  categories={slice.categories}
                  isToday={slice.day === today}
                  current={filter.hall}
                />
              </Suspense>
            ) : null}
          </div>
          <div className="schedule__list" {...swipe}>
            {shown.length === 0 ? (
              <NoMatch isPublished={slice.days.length > 0} />
            ) : (
              <ScheduleList slice={slice} tickets={shown} isToday={slice.day === today} choose={setChosen} />
            )}
          </div>
          <div className="schedule__pane">
            {isWide && showsDay && slice.day !== null ? (
              <Suspense>
                <DayPane day={slice.day} tickets={tickets} categories={slice.categories} />
              </Suspense>
            ) : isWide && match ? (
              <Suspense>
                <MatchPane
                  ticket={match}
                  categories={slice.categories}
                  showsHalls={slice.edition.showsHalls}
                />
              </Suspense>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  );
}

/** Nothing fits the chips, or there is nothing to choose from. */
function NoMatch({ isPublished }: { isPublished: boolean }) {
  const t = useWords();
  return (
    <Notice drawing="court" heading={t(isPublished ? 'schedule.none' : 'schedule.notYet')}>
      {t(isPublished ? 'schedule.noneText' : 'schedule.notYetText')}
    </Notice>
  );
}

/** What comes next of the visitor's own teams, or is being played. */
function nextOf(own: ReturnType<typeof ticketsOf>) {
  return own.find(isLive) ?? own.find(({ stageCode }) => stageCode === 'not_started') ?? null;
}

/** What is being played, else what comes next, else what was last. */
function firstOf(tickets: ReturnType<typeof ticketsOf>) {
  return (
    tickets.find(isLive) ??
    tickets.find(({ stageCode }) => stageCode === 'not_started') ??
    tickets.at(-1) ??
    null
  );
}

interface HeadProps {
  readonly slice: ScheduleSlice;
  readonly today: string;
  readonly search: string;
}

function Head({ slice, today, search }: HeadProps) {
  const t = useWords();
  const { day, days } = slice;
  const counts = days.find((one) => one.day === day);
  return (
    <div className="schedule__head">
      <div>
        {day === null || !counts ? null : (
          <p className="cover__lead">
            {dotted([
              dayName(t, day, today),
              t('schedule.matches', { count: counts.matches }),
              t('schedule.played', { count: counts.played }),
            ])}
          </p>
        )}
        <h1 className="page-title">{t('schedule.title')}</h1>
      </div>
      <ScheduleDays days={days} day={day} today={today} search={search} />
    </div>
  );
}
