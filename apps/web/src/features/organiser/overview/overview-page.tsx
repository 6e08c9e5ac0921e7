import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { mailsPath, messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { Categories } from './categories.tsx';
import { Deadlines } from './deadlines.tsx';
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
      sub={<Ahead />}
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
          {trend === null ? null : <RegisteredTeams trend={trend} capacity={capacityOf(categories)} />}
        </div>
      </div>
    </>
  );
}

/** Places of all categories; null: one of them has no limit. */
function capacityOf(categories: AdminOverview['categories']): number | null {
  return categories.reduce<number | null>(
    (total, { capacity }) => (total === null || capacity === null ? null : total + capacity),
    0,
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

/** The edition in four numbers. */
function Figures({ overview: { categories, trend, beds, unpaidClubs } }: { overview: AdminOverview }) {
  const t = useWords();
  const sum = (of: (category: AdminOverview['categories'][number]) => number) =>
    categories.reduce((total, category) => total + of(category), 0);
  const accepted = sum((category) => category.accepted);
  const capacity = capacityOf(categories);
  const thisWeek = sum(({ weeks }) => weeks.at(-1) ?? 0);
  const lists = categories.filter(({ waiting }) => waiting > 0);
  return (
    <dl className="overview__figures">
      <Figure
        name={t('organiser.overview.accepted')}
        value={
          capacity === null ? t.number(accepted) : t('organiser.overview.ofCapacity', { accepted, capacity })
        }
        note={trend === null || thisWeek === 0 ? '' : t('organiser.overview.thisWeek', { count: thisWeek })}
      />
      <Figure
        name={t('organiser.overview.lists')}
        value={t.number(sum(({ waiting }) => waiting))}
        note={lists.map(({ code, waiting }) => `${code} ${t.number(waiting)}`).join(', ')}
      />
      <Figure
        name={t('organiser.overview.freeBeds')}
        value={t.number(beds.left)}
        note={t('organiser.overview.beds', { count: beds.persons })}
      />
      <Figure
        name={t('organiser.overview.money')}
        value={t.number(unpaidClubs)}
        note={t('organiser.overview.unpaid', { count: unpaidClubs })}
      />
    </dl>
  );
}

function Figure({ name, value, note = '' }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note === '' ? null : <span>{note}</span>}
      </dd>
    </div>
  );
}
