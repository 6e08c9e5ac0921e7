import type { ErrorCode } from '@sevenmetre/contract';
import { pages } from '@sevenmetre/contract/pages';
import { useParams } from 'react-router';
import { useReachable } from '../../../lib/api/connection.ts';
import { categoryPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords, localName } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { StatisticsView } from './statistics-view.tsx';
import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import './statistics.css';

const page = pages.statistics;

/** Scorers and penalties of a category: `/results/statistics/:code`. */
export function StatisticsPage() {
  const t = useWords();
  const { code = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code } });
  if (slice?.status === 200) return <StatisticsView key={code} slice={slice.body} />;
  if (slice?.status === 404) return <Unknown code={code} error={slice.error} />;
  if (failed) return <Failed code={code} retry={retry} />;
  return (
    <main id="main" aria-busy="true">
      <Band>
        <span className="back" />
        <h1 className="long-name">{t('statistics.tab.scorers')}</h1>
        <p role="status">{t('states.loading')}…</p>
      </Band>
      <div className="page-width" aria-hidden="true">
        <RowsSkeleton rows={10} />
      </div>
    </main>
  );
}

function Failed({ code, retry }: { code: string; retry: () => Promise<void> }) {
  const t = useWords();
  const reachable = useReachable();
  return (
    <main id="main" className="page-width">
      <Link className="back" to={categoryPath(code)}>
        <Icon name="back" />
        {code}
      </Link>
      <h1 className="page-title">{t('statistics.title', { code })}</h1>
      {reachable ? null : <p>{t('statistics.notKept', { code })}</p>}
      <Retry retry={retry} />
    </main>
  );
}

function Unknown({ code, error }: { code: string; error: ErrorCode }) {
  const t = useWords();
  return (
    <UnknownPage error={error} heading={t('statistics.unknownHeading')}>
      {t('statistics.unknown', { code })}
    </UnknownPage>
  );
}

/** Lists of children: the page stays out of search engines. */
export function statisticsHead(t: Translator, code: string, slice: StatisticsSlice | null): Head {
  const title = t('statistics.title', { code });
  if (slice === null) return { title, description: t('statistics.plain'), noindex: true };
  const { category, edition } = slice;
  const name = localName(category, t.locale);
  return {
    title,
    description: t('statistics.description', { category: name, tournament: edition.name }),
    noindex: true,
    card: `/api/v1/cards/scorers/${encodeURIComponent(category.code)}.png`,
  };
}
