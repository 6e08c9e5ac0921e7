import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { adminInvoicesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';

type Owing = Pick<AdminOverview, 'unpaidClubs' | 'overdueClubs'>;

/** How many clubs owe money, how many of them are overdue, and the way to remind these. */
export function UnpaidClubs({ overview: { unpaidClubs, overdueClubs } }: { overview: Owing }) {
  const t = useWords();
  // Without a debt in time the second number would repeat the first one.
  const areAllOverdue = overdueClubs >= unpaidClubs;
  return (
    <li>
      <span>
        <Link to={`${adminInvoicesPath}?filter=${areAllOverdue ? 'overdue' : 'owing'}`}>
          {areAllOverdue
            ? t('organiser.overview.overdue', { count: overdueClubs })
            : t('organiser.overview.unpaid', { count: unpaidClubs })}
        </Link>
        {areAllOverdue ? null : (
          <small>{t('organiser.overview.unpaidOverdue', { count: overdueClubs })}</small>
        )}
      </span>
      {overdueClubs > 0 ? <RemindClubs count={overdueClubs} /> : <OpenOwing count={unpaidClubs} />}
    </li>
  );
}

function OpenOwing({ count }: { count: number }) {
  const t = useWords();
  return (
    <Link className="button button--outline" to={`${adminInvoicesPath}?filter=owing`}>
      {t('organiser.overview.open')}
      <span className="visually-hidden">: {t('organiser.overview.unpaid', { count })}</span>
    </Link>
  );
}
