import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { followed } from '@sevenmetre/rules/favourites';
import { Suspense, lazy } from 'react';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { useHashTarget } from '../../../lib/paths/hash-target.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { useWords } from '../../../lib/words/words.ts';
import { PressMore } from '../../../ui/press-more.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';

// Most visitors follow nobody yet.
const List = lazy(async () => ({ default: (await import('./my-teams-list.tsx')).MyTeamsList }));

/**
 * The visitor's own teams with their next matches. The server cannot know them: hint and list are of one height, so that
 * nothing moves when the list comes.
 */
export function MyTeams({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  useHashTarget(0);
  const favourites = useFavourites();
  const ids = favourites === null ? [] : followed(favourites);
  const skeleton = (
    <ul className="my-teams__matches" aria-hidden="true">
      <li>
        <TicketSkeleton />
      </li>
    </ul>
  );
  return (
    <section id="my-teams" className="my-teams" aria-labelledby="mine">
      {ids.length === 0 ? (
        <>
          <div className="section-head">
            <h2 id="mine">{t('favourites.heading')}</h2>
            <PressMore press={openSearch}>{t('favourites.find')}</PressMore>
          </div>
          <p className="my-teams__hint">{t('favourites.hint')}</p>
        </>
      ) : (
        <Suspense
          fallback={
            <>
              <div className="section-head">
                <h2 id="mine">{t('favourites.heading')}</h2>
              </div>
              {skeleton}
            </>
          }
        >
          <List ids={ids} dashboard={slice} />
        </Suspense>
      )}
    </section>
  );
}
