import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import { diplomaOperations } from '@sevenmetre/contract/diplomas/operations';
import { pages } from '@sevenmetre/contract/pages';
import { useParams } from 'react-router';
import { useEditionBase } from '../../../lib/paths/edition-base.ts';
import { categoryPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { RankingTable } from './ranking-table.tsx';
import { RankingTabs } from '../../../ui/ranking-tabs.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import '../../../ui/ranking.css';

const page = pages.ranking;

/** The final ranking of a category: `/results/team-category/:code/ranking`. */
export function RankingPage() {
  const t = useWords();
  const { code = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code } });
  if (slice?.status === 200) return <Ranking slice={slice.body} />;
  if (slice?.status === 404) {
    return (
      <UnknownPage error={slice.error} heading={t('finalRanking.unknownHeading')}>
        {t('finalRanking.unknown', { code })}
      </UnknownPage>
    );
  }
  return (
    <main id="main" className="page-width" aria-busy={!failed}>
      <h1 className="page-title">{t('finalRanking.title', { code })}</h1>
      {failed ? <Retry retry={retry} /> : <RowsSkeleton rows={10} />}
    </main>
  );
}

function Ranking({ slice }: { slice: RankingSlice }) {
  const { t, locale } = useLanguage();
  const { category, rows, hidden } = slice;
  const pdf = usePdfAddress(category.code);
  const about = [
    localName(category, locale),
    ...(rows.length > 0 ? [t('finalRanking.teams', { count: rows.length })] : []),
  ];
  return (
    <main id="main">
      <Band category={category}>
        <Link className="back" to={categoryPath(category.code)}>
          <Icon name="back" />
          {t('finalRanking.back', { code: category.code })}
        </Link>
        <h1 className="long-name">{t('finalRanking.heading')}</h1>
        <p>{dotted(about)}</p>
      </Band>
      <div className="page-width ranking-page">
        <RankingTabs categories={slice.categories} current={category.code} />
        {rows.length > 0 ? (
          <>
            <RankingTable slice={slice} />
            <a className="button button--outline" href={pdf}>
              {t('finalRanking.pdf')}
            </a>
            <section className="ranking-page__how" aria-labelledby="how">
              <h2 id="how">{t('finalRanking.how.heading')}</h2>
              <p>{t('finalRanking.how.text')}</p>
            </section>
          </>
        ) : (
          <NoRanking isHidden={hidden} />
        )}
      </div>
    </main>
  );
}

/** Of the edition of the page: without a year, the current one. */
function usePdfAddress(code: string): string {
  const { locale } = useLanguage();
  const base = useEditionBase();
  const edition = base === '' ? '' : `&edition=${base.slice(1)}`;
  const path = diplomaOperations.rankingPdf.path.replace('{code}', encodeURIComponent(code));
  return `${path}?lang=${locale}${edition}`;
}

function NoRanking({ isHidden }: { isHidden: boolean }) {
  const t = useWords();
  const words = isHidden ? 'finalRanking.hidden' : 'finalRanking.waiting';
  return (
    <Notice drawing="ticket" heading={t(`${words}.heading`)}>
      {t(`${words}.text`)}
    </Notice>
  );
}

export function rankingHead(t: Translator, code: string, slice: RankingSlice | null): Head {
  const title = t('finalRanking.title', { code: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('finalRanking.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title,
    description: t('finalRanking.description', { category, tournament }),
    card: `/api/v1/cards/ranking/${encodeURIComponent(slice.category.code)}.png`,
  };
}
