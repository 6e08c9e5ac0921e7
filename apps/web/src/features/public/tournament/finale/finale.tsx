import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { Finale as FinaleBody } from '@sevenmetre/contract/final-ranking/finale';
import type { ReactNode } from 'react';
import { later } from '../../../../lib/page/deferred-part.tsx';
import { openSearch } from '../../../../lib/page/search-open.ts';
import { dayRange } from '../../../../lib/time/days.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Champions } from './champions.tsx';
import { Medals } from './medals.tsx';
import { Podiums } from './podiums.tsx';
import { RankingTabs } from '../../../../ui/ranking-tabs.tsx';
import { Records } from './records.tsx';
import { ScorerLinks } from './scorer-links.tsx';
import '../../../../ui/ranking.css';
import './finale.css';

// The server cannot know whom a visitor follows.
const OwnTickets = later(async () => (await import('./own-tickets.tsx')).OwnTickets);

interface FinaleProps {
  readonly slice: DashboardSlice;
  readonly finale: FinaleBody;
  /** What the first page shows of every tournament. */
  readonly children: ReactNode;
}

/** The first page of a tournament that is over: champions, places, medals, records. Nothing about coming matches. */
export function Finale({ slice, finale, children }: FinaleProps) {
  const t = useWords();
  return (
    <main id="main">
      <div className="page-width finale">
        <FinaleCover slice={slice} />
        <Champions finale={finale} year={slice.edition.year} />
        <OwnTickets />
        <div className="finale__columns">
          <section aria-labelledby="ranking">
            <div className="section-head">
              <h2 id="ranking">{t('finale.ranking')}</h2>
            </div>
            <RankingTabs
              categories={finale.categories.filter(({ podium }) => podium.length > 0)}
              current={null}
            />
            <Podiums finale={finale} />
          </section>
          <div>
            <Medals medals={finale.medals} />
            <Records records={finale.records} />
            <ScorerLinks categories={finale.categories} />
          </div>
        </div>
        {children}
      </div>
    </main>
  );
}

function FinaleCover({ slice: { edition, numbers } }: { slice: DashboardSlice }) {
  const t = useWords();
  const kick = [
    edition.name,
    edition.city,
    dayRange(t, edition.startDate, edition.endDate),
    t('finale.over'),
  ].filter(Boolean);
  return (
    <div className="cover">
      <div>
        <p className="cover__lead">{dotted(kick)}</p>
        <h1 className="long-name">{t('finale.heading')}</h1>
      </div>
      <p className="lead">
        {t('finale.lead', {
          teams: t('finale.teams', { count: numbers.teams }),
          matches: t('finale.matches', { count: numbers.matches }),
          goals: t('finale.goals', { count: numbers.goals }),
        })}
      </p>
      <button className="find-button" type="button" aria-haspopup="dialog" onClick={openSearch}>
        {t('shell.searchFor')}
        <Icon name="search" />
      </button>
    </div>
  );
}
