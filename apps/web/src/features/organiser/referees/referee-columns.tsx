import type { RefereeRegistrationRow } from '@sevenmetre/contract/referees/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import type { RefereeListColumn } from '@sevenmetre/rules/registration';
import { refereeSorts } from '@sevenmetre/rules/registration';
import { organiserRefereePath } from '../../../lib/paths/signed-in-paths.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { RefereeCheckLine } from '../registrations/checks.tsx';
import { StateSign } from '../registrations/state-sign.tsx';
import { waitsColumn } from '../registrations/waits-column.tsx';

type Row = RefereeRegistrationRow;

/** The columns of the list of referees, named as the server sorts by them and exports them. */
export function refereeColumns(t: Translator, timeZone: string): FrameColumn<Row>[] {
  const columns: (FrameColumn<Row> & { readonly key: RefereeListColumn })[] = [
    {
      key: 'name',
      title: t('registeredReferees.list.referee'),
      isName: true,
      phone: 'heading',
      cell: ({ id, firstName, lastName, countryCode }) => (
        <span className="record-name">
          <Link data-record to={organiserRefereePath(id)}>
            {firstName} {lastName}
          </Link>
          {countryCode === null ? null : (
            <Flag countryCode={countryCode} sportCode={countryNameOf(t, countryCode)} />
          )}
        </span>
      ),
    },
    {
      key: 'colleague',
      title: t('registeredReferees.list.colleague'),
      isUsual: true,
      phone: 'under',
      cell: ({ colleague }) => colleague ?? '',
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
          <RefereeCheckLine checks={checks} />
        </span>
      ),
    },
    {
      key: 'bed',
      title: t('registeredReferees.list.bed'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: (row) => bedWord(t, row),
    },
    {
      key: 'halls',
      title: t('registeredReferees.list.hallDays'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ hallDays }) => (hallDays === 0 ? '' : t('registeredReferees.list.halls', { count: hallDays })),
    },
    { ...waitsColumn<Row>(t, timeZone), key: 'waits', isUsual: true, phone: 'aside' },
    ...reachColumns(t),
  ];
  return columns.map((column) => ({
    ...column,
    sortable: refereeSorts.some((sort) => sort === column.key),
  }));
}

function reachColumns(t: Translator): (FrameColumn<Row> & { readonly key: RefereeListColumn })[] {
  const hidden = { phone: 'hidden', rank: 'second' } as const;
  return [
    {
      key: 'country',
      title: t('registrations.clubs.country'),
      ...hidden,
      cell: ({ countryCode }) => (countryCode === null ? '' : countryNameOf(t, countryCode)),
    },
    {
      key: 'email',
      title: t('registeredReferees.detail.email'),
      ...hidden,
      cell: ({ email }) => email,
    },
    { key: 'phone', title: t('registeredClub.phone'), ...hidden, cell: ({ phone }) => phone },
  ];
}

function bedWord(t: Translator, { wantsAccommodation, hasBed }: Row): string {
  if (hasBed) return t('registeredReferees.list.hasBed');
  return t(wantsAccommodation ? 'registeredReferees.list.wantsBed' : 'registeredReferees.list.noBed');
}
