import type { RefereeRegistrationRow } from '@sevenmetre/contract/referees/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { organiserRefereePath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { RefereeChecks } from '../registrations/checks.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { RowActions } from '../registrations/row-actions.tsx';
import { StateBadge } from '../registrations/state-badge.tsx';
import '../invoices/invoices.css';
import { Waits } from '../page/waits.tsx';

type Row = RefereeRegistrationRow;

interface ColumnsOf {
  readonly act: (action: 'approve' | 'decline', rows: readonly Row[]) => Promise<boolean | undefined>;
  /** The list shows registrations of all states. */
  readonly withState: boolean;
}

/** The columns of the list of referees, named as the server sorts by them. */
export function refereeColumns(t: Translator, { act, withState }: ColumnsOf): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('registeredReferees.list.referee'),
      sortable: true,
      phone: 'heading',
      cell: ({ id, firstName, lastName, countryCode }) => (
        <div data-id={id}>
          <Link className="invoices__name" to={organiserRefereePath(id)}>
            {firstName} {lastName}
          </Link>
          <span className="muted">{countryCode === null ? '' : countryNameOf(t, countryCode)}</span>
        </div>
      ),
    },
    {
      key: 'colleague',
      title: t('registeredReferees.list.colleague'),
      cell: ({ colleague }) => colleague ?? '',
    },
    {
      key: 'waits',
      title: t('registrations.clubs.waits'),
      sortable: true,
      align: 'right',
      cell: ({ createdAt }) => <Waits since={createdAt} />,
    },
    { key: 'bed', title: t('registeredReferees.list.bed'), cell: (row) => bedWord(t, row) },
    {
      key: 'halls',
      title: t('registeredReferees.list.hallDays'),
      cell: ({ hallDays }) => (hallDays === 0 ? '' : t('registeredReferees.list.halls', { count: hallDays })),
    },
    ...(withState ? [stateColumn(t)] : []),
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
