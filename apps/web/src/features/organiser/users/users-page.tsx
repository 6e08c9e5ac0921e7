import type { UserRow, Users } from '@sevenmetre/contract/users/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { accountSorts, givenRoles } from '@sevenmetre/rules/accounts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import type { ListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { userPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';
import './users.css';
import { roleNames } from './roles-card.tsx';

const pageSize = 50;

/** Everybody who can sign in, found by name, address and role. */
export function UsersPage() {
  const t = useWords();
  const query = useListQuery();
  const read = useRead('users', { query: { ...query.all, size: String(pageSize) } }, { keepPrevious: true });
  return (
    <AdminPage title={t('users.title')} sub={t('users.lead')}>
      <Filters query={query} />
      <Ready read={read}>{(list) => <List list={list} query={query} busy={read.isFormer} />}</Ready>
    </AdminPage>
  );
}

function Filters({ query }: { query: ListQuery }) {
  const t = useWords();
  return (
    <div className="list-tools">
      <SearchBox
        label={t('users.search')}
        value={query.get('search')}
        search={(search) => query.set({ search })}
      />
      <Filter
        label={t('users.role')}
        all={t('users.anyRole')}
        value={query.get('role')}
        choose={(role) => query.set({ role })}
        options={givenRoles.map((role) => [role, t(`users.roleName.${role}`)] as const)}
      />
      <Filter
        label={t('users.state')}
        all={t('users.anyState')}
        value={query.get('state')}
        choose={(state) => query.set({ state })}
        options={(['locked', 'unproven'] as const).map((state) => [state, t(`users.${state}`)] as const)}
      />
    </div>
  );
}

interface ListProps {
  readonly list: Users;
  readonly query: ListQuery;
  readonly busy: boolean;
}

function List({ list, query, busy }: ListProps) {
  const t = useWords();
  const { rows, total, page, timeZone } = list;
  const key = accountSorts.find((name) => name === query.get('sort')) ?? 'name';
  return (
    <div className="card organiser__list">
      <DataTable
        caption={t('users.title')}
        columns={columns(t, timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={t('users.none')}
        sort={{ key, direction: query.get('direction') === 'down' ? 'desc' : 'asc' }}
        onSort={({ key: sort, direction }) =>
          query.set({ sort, direction: direction === 'desc' ? 'down' : 'up' })
        }
        paging={{ page, size: pageSize, total, go: (next) => query.set({ page: String(next) }) }}
        busy={busy}
      />
    </div>
  );
}

function columns(t: Translator, timeZone: string): Column<UserRow>[] {
  return [
    {
      key: 'name',
      title: t('users.name'),
      sortable: true,
      phone: 'heading',
      cell: ({ firstName, lastName, locked }) => (
        <span className="users__name">
          <b>
            {lastName} {firstName}
          </b>
          {locked ? <Badge kind="bad">{t('users.locked')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('users.email'),
      sortable: true,
      cell: ({ email, emailVerified }) => (
        <span className="users__name">
          <span className="users__mail">{email}</span>
          {emailVerified ? null : <Badge kind="wait">{t('users.unproven')}</Badge>}
        </span>
      ),
    },
    { key: 'roles', title: t('users.roles'), cell: ({ roles }) => roleNames(t, roles) },
    {
      key: 'newest',
      title: t('users.created'),
      sortable: true,
      cell: ({ createdAt }) => instantDayText(t, createdAt, timeZone),
    },
    {
      key: 'open',
      title: t('registrations.columnAction'),
      phone: 'action',
      align: 'right',
      cell: ({ id, firstName, lastName }) => (
        <Link className="button button--outline" to={userPath(id)}>
          {t('users.open')}
          <span className="visually-hidden">
            {' '}
            {firstName} {lastName}
          </span>
        </Link>
      ),
    },
  ];
}
