import { pages } from '@sevenmetre/contract/pages';
import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { followed } from '@sevenmetre/rules/favourites';
import { Suspense, useState } from 'react';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { useHeldHeight } from '../../../lib/browser/use-held-height.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import { NoEditionPage } from '../../../ui/unknown-page.tsx';
import { Before } from './before/before-part.ts';
import { Categories } from './categories.tsx';
import { Cover } from './cover.tsx';
import { Finale } from './finale/finale-part.ts';
import { keepDay } from './live-places.ts';
import type { DayPlaces, LivePlaces } from './live-places.ts';
import { MyTeams } from './my-teams.tsx';
import { YearInNumbers } from './year-in-numbers.tsx';
import '../../../styles/parts/ticket.css';
import './cover.css';
import './category-tiles.css';
import './tournament.css';
import './my-teams.css';
import type { Translator } from '@sevenmetre/phrases';
import { aboutTournament } from '../../../lib/page/about-event.ts';
import { later } from '../../../lib/page/deferred-part.tsx';
import type { Head } from '../../../lib/page/head.ts';

const page = pages.dashboard;

/** At the foot of the page, for which nobody waits. */
const TopOfDay = later(async () => (await import('./top-of-day.tsx')).TopOfDay);

/** The first page: what is played now and next, the year in numbers, categories with their groups. */
export function DashboardPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page, params: {} });
  if (slice?.status === 200) return <Dashboard slice={slice.body} />;
  if (slice?.status === 404) return <NoEditionPage />;
  return failed ? (
    <main id="main" className="page-width">
      <h1 className="page-title">{t('results.dashboard.title')}</h1>
      <Retry retry={retry} />
    </main>
  ) : (
    <Skeleton />
  );
}

function Dashboard({ slice }: { slice: DashboardSlice }) {
  const { live, next, day, numbers, finale, before } = slice;
  const favourites = useFavourites();
  if (finale) {
    return (
      <Suspense fallback={<Skeleton />}>
        <Finale slice={slice} finale={finale}>
          <Categories slice={slice} />
          <YearInNumbers numbers={numbers} />
        </Finale>
      </Suspense>
    );
  }
  // Before the first day and after the last there is no "now".
  const isCalm = day === null && live.length + next.length === 0;
  const follows = favourites !== null && followed(favourites).length > 0;
  const layout = isCalm ? ' dashboard--calm' : follows ? ' dashboard--followed' : '';
  // Whoever follows a team comes for it; the others come for what is played.
  const mine = <MyTeams key="mine" slice={slice} />;
  const now = isCalm ? null : <Now key="now" slice={slice} />;
  return (
    <main id="main">
      <div className="page-width">
        <Cover slice={slice} />
        {before === null ? null : (
          <Suspense fallback={null}>
            <Before slice={slice} before={before} />
          </Suspense>
        )}
        <div className={`dashboard${layout}`}>
          {follows ? [mine, now] : [now, mine]}
          <Categories slice={slice} />
          {numbers.teams + numbers.matches === 0 ? null : <YearInNumbers numbers={numbers} />}
          <TopOfDay top={slice.top} />
        </div>
      </div>
    </main>
  );
}

/** The rest is folded away, as a phone shows eight tickets at a time. */
const atOnce = 8;

function Now({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  const { live, next } = usePlaces(slice);
  // What a visitor has seen stays where it is: neither the beginning nor the end of a match moves anything that is being read.
  const [wasLive, setWasLive] = useState(live.shown.length > 0);
  if (live.shown.length > 0 && !wasLive) setWasLive(true);
  const hasNext = next.shown.length > 0;
  // A match that ends stays among the live ones while it is being read; a result that is corrected is new here, too.
  const [seen] = useState(slice.justFinished ?? []);
  const finished = seen.map((was) => slice.justFinished?.find(({ id }) => id === was.id) ?? was);
  return (
    <div className="dashboard__now">
      {wasLive ? (
        <Matches id="live" heading={t('results.dashboard.live')} slice={slice} places={live} />
      ) : null}
      {finished.length > 0 ? (
        <Matches
          id="finished"
          heading={t('results.dashboard.justFinished')}
          slice={slice}
          places={{ shown: finished, rest: [] }}
        />
      ) : null}
      {hasNext ? (
        <Matches id="next" heading={t('results.dashboard.next')} slice={slice} places={next} />
      ) : null}
      {!wasLive && !hasNext ? (
        <section>
          <div className="section-head">
            <h2>{t('results.dashboard.live')}</h2>
          </div>
          <p className="muted">{t('results.dashboard.nothingLive')}</p>
        </section>
      ) : null}
    </div>
  );
}

interface MatchesProps {
  readonly id: 'live' | 'finished' | 'next';
  readonly heading: string;
  readonly slice: DashboardSlice;
  readonly places: LivePlaces;
}

function Matches({ id, heading, slice, places: { shown, rest } }: MatchesProps) {
  const t = useWords();
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {slice.edition.showsHalls ? (
          <Link className="my-teams__more" to={hallsPath}>
            {t('results.dashboard.byHall')}
          </Link>
        ) : null}
      </div>
      {id === 'live' && shown.length === 0 ? (
        <p className="muted">{t('results.dashboard.nothingLive')}</p>
      ) : null}
      <Tickets matches={shown} categories={slice.categories} />
      {rest.length === 0 ? null : <Rest matches={rest} categories={slice.categories} />}
    </section>
  );
}

function usePlaces(slice: DashboardSlice): DayPlaces {
  const [kept, setKept] = useState(() => ({ slice, places: keepDay(null, slice, atOnce) }));
  if (kept.slice === slice) return kept.places;
  const places = keepDay(kept.places, slice, atOnce);
  setKept({ slice, places });
  return places;
}

interface TicketsProps {
  readonly matches: readonly MatchTicket[];
  readonly categories: DashboardSlice['categories'];
}

/** Drawn when it is unfolded: tickets that few look at are a twentieth of the page's bytes. */
function Rest({ matches, categories }: TicketsProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="dashboard__rest" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('results.dashboard.moreMatches', { count: matches.length })}</summary>
      {isOpen ? <Tickets matches={matches} categories={categories} /> : null}
    </details>
  );
}

function Tickets({ matches, categories }: TicketsProps) {
  const held = useHeldHeight<HTMLUListElement>();
  // As many as a phone shows at a time; the list keeps its look while it is being read.
  const [isDense] = useState(matches.filter(isLive).length >= atOnce - 1);
  return (
    <ul className={isDense ? 'list list--two-columns list--dense' : 'list list--two-columns'} ref={held}>
      {matches.map((ticket) => (
        <Ticket
          key={ticket.id}
          ticket={ticket}
          category={categories.find(({ code }) => code === ticket.category) ?? null}
          showGroup
        />
      ))}
    </ul>
  );
}

function Skeleton() {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <div className="page-width">
        <div className="cover">
          <div>
            <p className="cover__lead" role="status">
              {t('states.loading')}…
            </p>
            <h1>{t('results.dashboard.title')}</h1>
          </div>
        </div>
        <section aria-hidden="true">
          <div className="list list--two-columns">
            <TicketSkeleton />
            <TicketSkeleton />
            <TicketSkeleton />
            <TicketSkeleton />
          </div>
        </section>
      </div>
    </main>
  );
}

export function dashboardHead(t: Translator, slice: DashboardSlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  return {
    title: t('results.dashboard.title'),
    description: t('results.dashboard.description', { tournament }),
    ...(slice === null ? {} : { about: aboutTournament(slice.edition), card: '/api/v1/cards/home.png' }),
  };
}
