import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import type { ClubListColumn } from '@sevenmetre/rules/registration';
import { clubSorts } from '@sevenmetre/rules/registration';
import { registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { dayAndMonthText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';
import { countryNameOf } from '../page/country-name.ts';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { ClubPlates } from '../page/club-plates.tsx';
import { CheckLine } from './checks.tsx';
import { StateSign } from './state-sign.tsx';
import { waitsColumn } from './waits-column.tsx';

type Row = ClubRegistrationRow;

interface ColumnsOf {
  /** Of the tournament. */
  readonly timeZone: string;
  readonly looks: readonly CategoryLooks[];
}

/** The columns of the list of clubs, named as the server sorts by them and exports them. */
export function clubColumns(t: Translator, { timeZone, looks }: ColumnsOf): FrameColumn<Row>[] {
  const columns: (FrameColumn<Row> & { readonly key: ClubListColumn })[] = [
    {
      key: 'name',
      title: t('registrations.clubs.club'),
      isName: true,
      phone: 'heading',
      cell: (row) => <ClubName t={t} row={row} />,
    },
    {
      key: 'teams',
      title: t('registrations.clubs.teams'),
      isUsual: true,
      phone: 'under',
      cell: ({ teamCategories, queuedCategories }) => (
        <ClubPlates codes={teamCategories} queued={queuedCategories} looks={looks} cardRoom={288} />
      ),
    },
    {
      key: 'persons',
      title: t('registrations.clubs.persons'),
      isUsual: true,
      align: 'right',
      phone: 'hidden',
      cell: ({ persons }) => t.number(persons),
    },
    {
      key: 'state',
      title: t('registrations.columnState'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: (row) => <StateSign row={row} />,
    },
    {
      key: 'checks',
      title: t('registrations.clubs.checks'),
      isUsual: true,
      phone: 'below',
      cell: ({ checks }) => (
        <span className="two-lines">
          <CheckLine checks={checks} />
        </span>
      ),
    },
    ...moneyColumns(t),
    {
      key: 'arrival',
      title: t('registrations.clubs.arrival'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ arrivalDate }) => (arrivalDate === null ? '–' : dayAndMonthText(t, arrivalDate)),
    },
    {
      ...waitsColumn<Row>(t, timeZone),
      key: 'waits',
      isUsual: true,
      phone: 'aside',
    },
    ...furtherColumns(t),
  ];
  return columns.map((column) => ({
    ...column,
    sortable: clubSorts.some((sort) => sort === column.key),
  }));
}

function moneyColumns(t: Translator): (FrameColumn<Row> & { readonly key: ClubListColumn })[] {
  return [
    {
      key: 'owed',
      title: t('registrations.clubs.owed'),
      isUsual: true,
      align: 'right',
      phone: 'hidden',
      rank: 'second',
      cell: ({ owed, currency }) => moneyText(t, owed, currency),
    },
    {
      key: 'paid',
      title: t('registrations.clubs.paidPart'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: (row) => <PaidPart t={t} row={row} />,
    },
    {
      key: 'rest',
      title: t('registrations.clubs.rest'),
      align: 'right',
      phone: 'hidden',
      rank: 'second',
      cell: ({ owed, paid, currency }) => moneyText(t, owed - paid, currency),
    },
  ];
}

function furtherColumns(t: Translator): (FrameColumn<Row> & { readonly key: ClubListColumn })[] {
  return [
    {
      key: 'country',
      title: t('registrations.clubs.country'),
      phone: 'hidden',
      rank: 'second',
      cell: ({ countryCode }) => countryNameOf(t, countryCode),
    },
    {
      key: 'contact',
      title: t('registrations.clubs.contact'),
      phone: 'hidden',
      rank: 'second',
      cell: ({ contactName, contactPhone }) => [contactName, contactPhone].filter(Boolean).join(', '),
    },
    {
      key: 'symbol',
      title: t('registrations.clubs.symbol'),
      phone: 'hidden',
      rank: 'second',
      cell: ({ variableSymbol }) => variableSymbol,
    },
  ];
}

function ClubName({ t, row: { id, name, countryCode } }: { t: Translator; row: Row }) {
  return (
    <span className="record-name">
      <Link data-record to={registrationPath(id)}>
        {name}
      </Link>
      <Flag countryCode={countryCode} sportCode={countryNameOf(t, countryCode)} />
    </span>
  );
}

function PaidPart({ t, row: { owed, paid } }: { t: Translator; row: Row }) {
  const part = owed <= 0 ? 1 : Math.max(0, Math.min(1, paid / owed));
  return (
    <span className="paid-part">
      <span aria-hidden="true">
        <i style={{ width: `${part * 100}%` }} />
      </span>
      {paid >= owed ? t('registrations.clubs.allPaid') : `${t.number(Math.floor(part * 100))} %`}
    </span>
  );
}
