import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Checks } from './checks.tsx';
import { CountryLine } from '../page/country-line.tsx';
import { RowActions } from './row-actions.tsx';
import { StateBadge } from './state-badge.tsx';
import { waitsColumn } from './waits-column.tsx';
import '../invoices/invoices.css';

interface ColumnsOf<R> {
  readonly act: (action: 'approve' | 'decline', rows: readonly R[]) => Promise<boolean | undefined>;
  /** State of all rows; all: of any state. */
  readonly state: string;
  /** Of the tournament. */
  readonly timeZone: string;
}

/** The columns of the list of clubs, named as the server sorts by them. */
export function clubColumns(
  t: Translator,
  { act, state: shown, timeZone }: ColumnsOf<ClubRegistrationRow>,
): Column<ClubRegistrationRow>[] {
  return [
    {
      key: 'name',
      title: t('registrations.clubs.club'),
      sortable: true,
      phone: 'heading',
      cell: (row) => <ClubName row={row} />,
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
    waitsColumn(t, { state: shown, timeZone }),
    {
      key: 'rest',
      title: t('registrations.clubs.rest'),
      sortable: true,
      align: 'right',
      cell: ({ owed, paid, currency }) => (
        <span className={owed === paid ? 'organiser__money muted' : 'organiser__money'}>
          {moneyText(t, owed - paid, currency)}
        </span>
      ),
    },
    ...(shown === 'all' ? [stateColumn(t)] : []),
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

function ClubName({ row: { id, name, countryCode } }: { row: ClubRegistrationRow }) {
  return (
    <div data-id={id}>
      <Link className="invoices__name" to={registrationPath(id)}>
        {name}
      </Link>
      <CountryLine code={countryCode} />
    </div>
  );
}
