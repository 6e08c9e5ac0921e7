import type { RefereeRegistrationRow } from '@sevenmetre/contract/referees/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { organiserRefereePath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { RefereeChecks } from '../registrations/checks.tsx';
import { CountryLine } from '../page/country-line.tsx';
import { RowActions } from '../registrations/row-actions.tsx';
import { StateBadge } from '../registrations/state-badge.tsx';
import { waitsColumn } from '../registrations/waits-column.tsx';
import '../invoices/invoices.css';

type Row = RefereeRegistrationRow;

interface ColumnsOf {
  readonly act: (action: 'approve' | 'decline', rows: readonly Row[]) => Promise<boolean | undefined>;
  /** State of all rows; all: of any state. */
  readonly state: string;
  /** Of the tournament. */
  readonly timeZone: string;
}

/** The columns of the list of referees, named as the server sorts by them. */
export function refereeColumns(t: Translator, { act, state: shown, timeZone }: ColumnsOf): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('registeredReferees.list.referee'),
      sortable: true,
      phone: 'heading',
      cell: ({ id, firstName, lastName, countryCode }) => (
        <div className="organiser__person" data-id={id}>
          <Link className="invoices__name" to={organiserRefereePath(id)}>
            {firstName} {lastName}
          </Link>
          {countryCode === null ? null : <CountryLine code={countryCode} />}
        </div>
      ),
    },
    {
      key: 'colleague',
      title: t('registeredReferees.list.colleague'),
      cell: ({ colleague }) => colleague ?? '',
    },
    waitsColumn(t, { state: shown, timeZone }),
    { key: 'bed', title: t('registeredReferees.list.bed'), cell: (row) => bedWord(t, row) },
    {
      key: 'halls',
      title: t('registeredReferees.list.hallDays'),
      cell: ({ hallDays }) => (hallDays === 0 ? '' : t('registeredReferees.list.halls', { count: hallDays })),
    },
    ...(shown === 'all' ? [stateColumn(t)] : []),
    {
      key: 'checks',
      title: t('registrations.clubs.checks'),
      cell: ({ checks }) => <RefereeChecks checks={checks} />,
    },
    {
      key: 'actions',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: (row) => (
        <RowActions
          name={`${row.firstName} ${row.lastName}`}
          actions={row.actions}
          act={(action) => act(action, [row])}
        />
      ),
    },
  ];
}

function stateColumn(t: Translator): Column<Row> {
  return {
    key: 'state',
    title: t('registrations.columnState'),
    cell: ({ state }) => <StateBadge state={state} />,
  };
}

function bedWord(t: Translator, { wantsAccommodation, hasBed }: Row): string {
  if (hasBed) return t('registeredReferees.list.hasBed');
  return t(wantsAccommodation ? 'registeredReferees.list.wantsBed' : 'registeredReferees.list.noBed');
}
