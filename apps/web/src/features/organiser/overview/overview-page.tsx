import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { mailsPath, messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { Categories } from './categories.tsx';
import { capacityOf } from './capacity-of.ts';
import { Deadlines } from './deadlines.tsx';
import { Figures } from './figures.tsx';
import { DoneToday } from './done-today.tsx';
import { Money } from './money.tsx';
import { RegisteredTeams } from './registered-teams.tsx';
import { Tasks } from './tasks.tsx';
import { Ahead, Today } from './today.tsx';
import './overview.css';

/** Milliseconds after which the overview asks again while it is looked at. */
const often = 60_000;

/** Where the edition stands today, and what waits for the organiser, answered in place. */
export function OverviewPage() {
  const t = useWords();
  const read = useRead('adminOverview', {}, { every: often });
  return (
    <AdminPage
      title={t('organiser.nav.overview')}
      heading={<Today pageName={t('organiser.nav.overview')} />}
      sub={<Ahead play={read.data?.play ?? null} />}
      actions={
        <Link className="button button--outline" to={messagesPath}>
          {t('organiser.overview.write')}
        </Link>
      }
    >
      <Ready read={read}>{(overview) => <Overview overview={overview} />}</Ready>
    </AdminPage>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const { categories, trend } = overview;
  return (
    <>
      <MailsKept />
      <Figures overview={overview} />
      <div className="overview">
        <div className="overview__main">
          <Tasks overview={overview} />
          <Categories categories={categories} />
        </div>
        <div className="overview__side">
          <Deadlines />
          <Money />
          <DoneToday />
          {trend === null ? null : <RegisteredTeams trend={trend} capacity={capacityOf(categories)} />}
        </div>
      </div>
    </>
  );
}

/** Without a mail server nobody gets what organisers send: shown so that they do not rely on it. */
function MailsKept() {
  const t = useWords();
  const { data } = useRead('mails', {});
  if (data?.transport !== 'files') return null;
  return (
    <Banner kind="wait">
      {t('organiser.overview.mailsKept')} <Link to={mailsPath}>{t('organiser.nav.mail')}</Link>
    </Banner>
  );
}
