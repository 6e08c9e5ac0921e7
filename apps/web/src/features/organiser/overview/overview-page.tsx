import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { hasRoom } from '@sevenmetre/rules/registration';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { ReactNode } from 'react';
import {
  accommodationPath,
  adminBankPath,
  groupsPath,
  refereeRegistrationsPath,
  registrationsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Link } from '../../../ui/link.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Bar, Card, CardGrid } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { useWaited } from '../page/waits.tsx';

/** Milliseconds after which the desk asks again while it is looked at. */
const often = 60_000;

/** What waits for the organiser today. */
export function OverviewPage() {
  const t = useWords();
  const read = useRead('adminOverview', {}, { every: often });
  return (
    <AdminPage title={t('organiser.overview.title')}>
      <Ready read={read}>{(overview) => <Desk overview={overview} />}</Ready>
    </AdminPage>
  );
}

function Desk({ overview }: { overview: AdminOverview }) {
  const t = useWords();
  const { clubs, referees, unmatchedPayments, unpaidClubs, beds, failedMails, decisions, categories } =
    overview;
  const flagged = clubs.flagged > 0 ? t('organiser.overview.flagged', { count: clubs.flagged }) : null;
  return (
    <CardGrid>
      <Waiting
        title={t('organiser.overview.newClubs', { count: clubs.waiting })}
        to={clubs.waiting > 0 ? registrationsPath : null}
        since={clubs.oldest}
      >
        {flagged}
      </Waiting>
      <Waiting
        title={t('organiser.overview.newReferees', { count: referees.waiting })}
        to={referees.waiting > 0 ? refereeRegistrationsPath : null}
        since={referees.oldest}
      />
      <Waiting
        title={t('organiser.overview.payments', { count: unmatchedPayments })}
        to={unmatchedPayments > 0 ? adminBankPath : null}
        since={null}
      />
      <Waiting
        title={t('organiser.overview.unpaid', { count: unpaidClubs })}
        to={unpaidClubs > 0 ? `${registrationsPath}?state=approved&found=unpaid` : null}
        since={null}
      />
      <Waiting
        title={t('organiser.overview.beds', { count: beds.persons })}
        to={beds.persons > 0 ? accommodationPath : null}
        since={null}
      >
        {beds.persons > 0 ? t('organiser.overview.bedsLeft', { count: beds.left }) : null}
      </Waiting>
      <Waiting
        title={t('organiser.overview.decisions', { count: decisions })}
        to={decisions > 0 ? groupsPath : null}
        since={null}
      />
      <Waiting title={t('organiser.overview.mails', { count: failedMails })} to={null} since={null} />
      <Categories categories={categories} />
    </CardGrid>
  );
}

interface WaitingProps {
  readonly title: string;
  /** Where it is worked off; null: nothing is to be done there. */
  readonly to: string | null;
  readonly since: string | null;
  readonly children?: ReactNode;
}

function Waiting({ title, to, since, children }: WaitingProps) {
  const t = useWords();
  return (
    <Card title={title} span={4}>
      {since === null ? null : <Oldest since={since} />}
      {children ? <p>{children}</p> : null}
      {to === null ? null : (
        <Link className="button button--outline" to={to}>
          {t('organiser.overview.open')}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
    </Card>
  );
}

function Oldest({ since }: { since: string }) {
  const t = useWords();
  const time = useWaited(since);
  return <p>{t('organiser.overview.oldest', { time })}</p>;
}

type Category = AdminOverview['categories'][number];

/** How full the categories are, and who would be next; nobody moves up by himself. */
function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useWords();
  return (
    <Card title={t('organiser.overview.categories')}>
      <ul className="organiser__categories">
        {categories.map((category) => (
          <CategoryRow key={category.code} category={category} />
        ))}
      </ul>
    </Card>
  );
}

function CategoryRow({ category }: { category: Category }) {
  const t = useWords();
  const { code, capacity, accepted, waiting, next } = category;
  const isFull = !hasRoom(capacity, accepted);
  return (
    <li>
      <b>{code}</b>
      <span>
        {capacity === null ? t.number(accepted) : t('organiser.overview.ofCapacity', { accepted, capacity })}
      </span>
      <Bar part={capacity === null ? 0 : accepted} of={capacity ?? 1} />
      <span className="organiser__next">
        {isFull ? <Badge kind="wait">{t('organiser.overview.full')}</Badge> : null}
        {waiting > 0 ? (
          <span>
            {t('organiser.overview.waitingList')}: {t.number(waiting)}
          </span>
        ) : null}
        {next !== null && !isFull ? <MoveUp next={next} /> : null}
      </span>
    </li>
  );
}

function MoveUp({ next }: { next: NonNullable<Category['next']> }) {
  const t = useWords();
  const write = useWrite('teamStatesChange', ['adminOverview', 'clubRegistrations', 'clubRegistrationAdmin']);
  const team = teamDisplayName(next);
  const move = async () => {
    const outcome = await write({ body: { to: 'accepted', teams: [{ id: next.teamId, state: 'waiting' }] } });
    if (!outcome.ok) {
      showToast('fault', failureText(t, outcome.failure));
      return false;
    }
    const refusal = outcome.body.results[0]?.outcome ?? 'done';
    if (refusal === 'done') showToast('done', t('organiser.overview.movedUp', { team }));
    else showToast('fault', t(`errors.${refusal}`));
    return refusal === 'done';
  };
  return (
    <AsyncButton look="plain" action={move}>
      {t('organiser.overview.moveUp', { team })}
    </AsyncButton>
  );
}
