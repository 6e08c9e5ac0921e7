import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Checks } from './checks.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { RowActions } from './row-actions.tsx';
import { StateBadge } from './state-badge.tsx';
import '../invoices/invoices.css';
import { Waits } from '../page/waits.tsx';

interface ColumnsOf<R> {
  readonly act: (action: 'approve' | 'decline', rows: readonly R[]) => Promise<boolean | undefined>;
  /** The list shows registrations of all states. */
  readonly withState: boolean;
}

/** The columns of the list of clubs, named as the server sorts by them. */
export function clubColumns(
  t: Translator,
  { act, withState }: ColumnsOf<ClubRegistrationRow>,
): Column<ClubRegistrationRow>[] {
  return [
    {
      key: 'name',
      title: t('registrations.clubs.club'),
      sortable: true,
      phone: 'heading',
      cell: ({ id, name, countryCode }) => (
        <div data-id={id}>
          <Link className="invoices__name" to={registrationPath(id)}>
            {name}
          </Link>
          <span className="muted">{countryNameOf(t, countryCode)}</span>
        </div>
      ),
    },
    {
      key: 'teams',
      title: t('registrations.clubs.teams'),
      sortable: true,
      align: 'right',
      cell: ({ teams, waitingTeams }) => (
        <>
          <b>{t.number(teams)}</b>{' '}
          {waitingTeams === 0 ? null : (
            <span className="muted invoices__under">
              {t('registrations.clubs.waitingTeams', { count: waitingTeams })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'persons',
      title: t('registrations.clubs.persons'),
      sortable: true,
      align: 'right',
      cell: ({ persons }) => t.number(persons),
    },
    {
      key: 'waits',
      title: t('registrations.clubs.waits'),
      sortable: true,
      align: 'right',
      cell: ({ createdAt }) => <Waits since={createdAt} />,
    },
    {
      key: 'rest',
      title: t('registrations.clubs.rest'),
      sortable: true,
      align: 'right',
      cell: ({ owed, paid, currency }) => (
        <span className="organiser__money">{moneyText(t, owed - paid, currency)}</span>
      ),
    },
    ...(withState ? [stateColumn(t)] : []),
    {
      key: 'checks',
      title: t('registrations.clubs.checks'),
      cell: ({ checks }) => <Checks checks={checks} />,
    },
    {
      key: 'actions',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: (row) => (
        <RowActions name={row.name} actions={row.actions} act={(action) => act(action, [row])} />
      ),
    },
  ];
}

function stateColumn(t: Translator): Column<ClubRegistrationRow> {
  return {
    key: 'state',
    title: t('registrations.columnState'),
    cell: ({ state }) => <StateBadge state={state} />,
  };
}
