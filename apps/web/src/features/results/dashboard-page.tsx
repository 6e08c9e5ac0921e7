import { pages } from '@sevenmetre/contract/pages';
import type { DashboardSlice } from '@sevenmetre/contract/schemas/slices';
import { useSlice } from '../../lib/use-slice.ts';
import { useWords } from '../../lib/words.ts';
import { Notice } from '../../ui/notice.tsx';
import { Retry } from '../../ui/retry.tsx';
import { TicketSkeleton } from '../../ui/skeleton.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { Categories } from './categories.tsx';
import { Cover } from './cover.tsx';
import { YearInNumbers } from './year-in-numbers.tsx';

const page = pages[0];

/** The first page: what is played now and next, the year in numbers, categories with their groups. */
export function DashboardPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page, params: {} });
  if (slice?.status === 200) return <Dashboard slice={slice.body} />;
  if (slice?.status === 404) {
    return (
      <main id="main" className="in">
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      </main>
    );
  }
  return failed ? (
    <main id="main" className="in">
      <h1 className="pg">{t('results.dashboard.title')}</h1>
      <Retry retry={retry} />
    </main>
  ) : (
    <Skeleton />
  );
}

function Dashboard({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  return (
    <main id="main">
      <div className="in">
        <Cover slice={slice} />
        <div className="grid g84">
          <div>
            {slice.live.length > 0 ? (
              <Matches id="live" heading={t('results.dashboard.live')} slice={slice} />
            ) : null}
            {slice.next.length > 0 ? (
              <Matches id="next" heading={t('results.dashboard.next')} slice={slice} />
            ) : null}
            {slice.live.length + slice.next.length === 0 ? (
              <section>
                <div className="hd">
                  <h2>{t('results.dashboard.live')}</h2>
                </div>
                <p className="mu">{t('results.dashboard.nothingLive')}</p>
              </section>
            ) : null}
          </div>
          <YearInNumbers numbers={slice.numbers} />
        </div>
        <Categories slice={slice} />
      </div>
    </main>
  );
}

function Matches({ id, heading, slice }: { id: 'live' | 'next'; heading: string; slice: DashboardSlice }) {
  const categories = new Map(slice.categories.map((category) => [category.code, category]));
  return (
    <section aria-labelledby={id}>
      <div className="hd">
        <h2 id={id}>{heading}</h2>
      </div>
      <ul className="list c2">
        {slice[id].map((ticket) => (
          <Ticket
            key={ticket.id}
            ticket={ticket}
            category={categories.get(ticket.category ?? '') ?? null}
            showGroup
            {...(ticket.group
              ? { to: `/results/competition-group/${encodeURIComponent(ticket.group.slug)}` }
              : {})}
          />
        ))}
      </ul>
    </section>
  );
}

function Skeleton() {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <div className="in">
        <div className="cover">
          <div>
            <p className="kick" role="status">
              {t('states.loading')}…
            </p>
            <h1>{t('results.dashboard.title')}</h1>
          </div>
        </div>
        <section aria-hidden="true">
          <div className="list c2">
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
