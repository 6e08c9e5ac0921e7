import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { pages } from '@sevenmetre/contract/pages';
import { dashboardPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { ChampionsTable } from './champions-table.tsx';
import { ClubHistories } from './club-histories.tsx';
import { Records } from './records.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import './archive.css';

/** Editions that are over: years, champions, records, and every club through the years. */
export function ArchivePage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page: pages.archive, params: {} });
  if (slice?.status === 404)
    return (
      <UnknownPage error={slice.error} heading={t('archive.empty')}>
        {t('archive.emptyText')}
      </UnknownPage>
    );
  return (
    <main id="main" className="page-width archive" {...(slice || failed ? {} : { 'aria-busy': true })}>
      <Link className="back" to={dashboardPath}>
        <Icon name="back" />
        {t('archive.results')}
      </Link>
      <h1 className="page-title">{t('archive.title')}</h1>
      {slice ? <Whole slice={slice.body} /> : failed ? <Retry retry={retry} /> : <RowsSkeleton rows={8} />}
    </main>
  );
}

function Whole({ slice }: { slice: ArchiveSlice }) {
  const t = useWords();
  const { editions, records, clubs } = slice;
  if (editions.length === 0)
    return (
      <Notice drawing="ticket" heading={t('archive.empty')}>
        {t('archive.emptyText')}
      </Notice>
    );
  const sum = (of: 'teams' | 'matches' | 'goals') =>
    editions.reduce((total, edition) => total + edition[of], 0).toLocaleString(t.locale);
  const totals = { teams: sum('teams'), matches: sum('matches'), goals: sum('goals') };
  return (
    <>
      <p>{t('archive.lead', { count: editions.length, ...totals })}</p>
      <Years editions={editions} />
      <ChampionsTable editions={editions} />
      <Records records={records} />
      <ClubHistories clubs={clubs} />
    </>
  );
}

function Years({ editions }: Pick<ArchiveSlice, 'editions'>) {
  const t = useWords();
  return (
    <section aria-label={t('archive.years')}>
      <ul className="archive__years">
        {editions.map(({ id, address, year, teams }) => (
          <li key={id}>
            <a href={`/${address}/results`}>
              <b>{year}</b>
              <small>{t('archive.yearTeams', { count: teams })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function archiveHead(t: Translator): Head {
  return { title: t('archive.title'), description: t('archive.description') };
}
