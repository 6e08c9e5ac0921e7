import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { ReactNode } from 'react';
import {
  accommodationPath,
  adminBankPath,
  groupsPath,
  mailsPath,
  registrationsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { Preparation } from './preparation.tsx';
import { WaitingClubs, WaitingReferees } from './waiting-registrations.tsx';

/**
 * What an organiser has to do, one line each with its next step; what needs nothing has no line. Before any club has registered
 * that is the preparation.
 */
export function Tasks({ overview }: { overview: AdminOverview }) {
  const t = useWords();
  const { clubs, referees, unmatchedPayments, unpaidClubs, beds, failedMails, decisions } = overview;
  const counts = [clubs.waiting, referees.waiting, unmatchedPayments, unpaidClubs, beds.persons];
  const isDone = [...counts, failedMails, decisions].every((count) => count === 0);
  const isEmpty = overview.categories.every(({ accepted, waiting }) => accepted + waiting === 0);
  if (isDone && isEmpty) return <Preparation />;
  return (
    <Card title={t('organiser.overview.title')}>
      {isDone ? <Empty>{t('organiser.overview.nothing')}</Empty> : null}
      <ul className="overview__tasks">
        {clubs.waiting > 0 ? <WaitingClubs waiting={clubs.waiting} /> : null}
        {referees.waiting > 0 ? <WaitingReferees waiting={referees.waiting} /> : null}
        <Task
          count={decisions}
          title={t('organiser.overview.decisions', { count: decisions })}
          to={groupsPath}
        />
        <Task
          count={unmatchedPayments}
          title={t('organiser.overview.payments', { count: unmatchedPayments })}
          to={adminBankPath}
        />
        <Task
          count={unpaidClubs}
          title={t('organiser.overview.unpaid', { count: unpaidClubs })}
          to={`${registrationsPath}?state=approved&found=unpaid`}
        />
        <Task
          count={beds.persons}
          title={t('organiser.overview.beds', { count: beds.persons })}
          to={accommodationPath}
        >
          {t('organiser.overview.bedsLeft', { count: beds.left })}
        </Task>
        <Task
          count={failedMails}
          title={t('organiser.overview.mails', { count: failedMails })}
          to={mailsPath}
        />
      </ul>
    </Card>
  );
}

interface TaskProps {
  readonly count: number;
  readonly title: string;
  /** Where it is done. */
  readonly to: string;
  readonly children?: ReactNode;
}

function Task({ count, title, to, children }: TaskProps) {
  const t = useWords();
  if (count === 0) return null;
  return (
    <li>
      <span>
        <b>{title}</b>
        {children === undefined ? null : <small>{children}</small>}
      </span>
      <Link className="button button--outline" to={to}>
        {t('organiser.overview.open')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}
