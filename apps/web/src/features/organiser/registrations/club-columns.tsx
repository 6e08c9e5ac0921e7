import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Translator } from '@sevenmetre/phrases';
import { registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Checks } from './checks.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { Waits } from '../page/waits.tsx';

/** The columns of the list of clubs, named as the server sorts by them. */
export function clubColumns(t: Translator): Column<ClubRegistrationRow>[] {
  return [
    {
      key: 'name',
      title: t('registrations.clubs.club'),
      sortable: true,
      phone: 'heading',
      cell: ({ id, name, countryCode }) => (
        <div data-id={id}>
          <b>{name}</b>
          <br />
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
    {
      key: 'checks',
      title: t('registrations.clubs.checks'),
      cell: ({ checks }) => <Checks checks={checks} />,
    },
    {
      key: 'open',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: ({ id, name }) => (
        <Link className="button button--outline" to={registrationPath(id)}>
          {t('registrations.clubs.open')}
          <span className="visually-hidden"> {name}</span>
        </Link>
      ),
    },
  ];
}
