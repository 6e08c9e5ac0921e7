import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { followed } from '@sevenmetre/rules/favourites';
import { Suspense, lazy } from 'react';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { useHashTarget } from '../../../lib/paths/hash-target.ts';
import { openSearch } from '../../../lib/page/search-open.ts';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { PressMore } from '../../../ui/press-more.tsx';

// Most visitors follow nobody yet.
const List = lazy(async () => {
  const [part] = await Promise.all([import('./my-teams-list.tsx'), browserWords.need(['teams', 'teamDay'])]);
  return { default: part.MyTeamsList };
});

/** The day of the visitor's own teams. The server cannot know them; whoever follows nobody is told how to. */
export function MyTeams({ slice }: { slice: DashboardSlice }) {
  const t = useWords();
  useHashTarget();
  const favourites = useFavourites();
  const ids = favourites === null ? [] : followed(favourites);
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
              <h2 id="mine" className="visually-hidden">
                {t('favourites.heading')}
              </h2>
              <div className="my-teams__waiting" aria-hidden="true" />
            </>
          }
        >
          <List ids={ids} dashboard={slice} />
        </Suspense>
      )}
    </section>
  );
}
