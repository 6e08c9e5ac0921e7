import { pages } from '@sevenmetre/contract/pages';
import { useParams } from 'react-router';
import { dashboardPath } from '../../lib/paths.ts';
import { useSlice } from '../../lib/use-slice.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Retry } from '../../ui/retry.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { StatisticsView } from './statistics-view.tsx';
import './statistics.css';

export { statisticsHead } from './statistics-head.ts';

const page = pages.statistics;

/** Scorers and penalties of a category: `/results/statistics/:code`. */
export function StatisticsPage() {
  const t = useWords();
  const { code = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code } });
  if (slice?.status === 200) return <StatisticsView key={code} slice={slice.body} />;
  if (slice?.status === 404) return <Unknown code={code} noEdition={slice.error === 'edition-missing'} />;
  if (failed) {
    return (
      <main id="main" className="in">
        <h1 className="pg">{t('statistics.title', { code })}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  return (
    <main id="main" aria-busy="true">
      <div className="band plain">
        <div className="in">
          <span className="back" />
          <h1 className="nm">{t('statistics.tab.scorers')}</h1>
          <p role="status">{t('states.loading')}…</p>
        </div>
      </div>
      <div className="in" aria-hidden="true">
        <RowsSkeleton rows={10} />
      </div>
    </main>
  );
}

function Unknown({ code, noEdition }: { code: string; noEdition: boolean }) {
  const t = useWords();
  const home = (
    <Link className="btn" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
  return (
    <main id="main" className="in">
      {noEdition ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice isPage figure="4:04" heading={t('statistics.unknownHeading')} actions={home}>
          {t('statistics.unknown', { code })}
        </Notice>
      )}
    </main>
  );
}
