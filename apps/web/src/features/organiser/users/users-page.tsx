import { wholeList } from '@sevenmetre/rules/list-views';
import type { UserRow } from '@sevenmetre/contract/users/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { givenRoles } from '@sevenmetre/rules/accounts';
import { useMemo } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { userPath } from '../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import type { BuiltInView } from '../../../ui/lists/use-list.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { roleNames } from './roles-card.tsx';
import { UserPanel } from './user-panel.tsx';
import './users.css';

/** Everybody who can sign in, found by name, address and role. */
export function UsersPage() {
  const t = useWords();
  const list = useList('users', userViews(t));
  const read = useRead('users', { query: wholeList(list.question) }, { keepPrevious: true });
  const timeZone = read.data?.timeZone ?? 'UTC';
  const columns = useMemo(() => userColumns(t, timeZone), [t, timeZone]);
  return (
    <AdminPage title={t('users.title')} sub={t('users.lead')}>
      <ListFrame
        list={list}
        read={read}
        rows={read.data?.rows}
        rowKey={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        caption={t('users.title')}
        columns={columns}
        filters={userFilters(t)}
        searchLabel={t('users.search')}
        sort={{ key: 'name', direction: 'asc' }}
        counted={counted}
        nobody={<p>{t('users.none')}</p>}
        renderPanel={(id, row, { frame }) => <UserPanel frame={frame} id={id} row={row} />}
      />
    </AdminPage>
  );
}

function userViews(t: Translator): readonly BuiltInView[] {
  const ofRole = (role: 'ROLE_ADMIN' | 'ROLE_COMPETITION_REPORTER') => ({
    key: role,
    name: t(`users.roleName.${role}`),
    question: `role=${role}`,
  });
  return [
    { key: 'all', name: t('signedIn.all'), question: '' },
    ofRole('ROLE_ADMIN'),
    ofRole('ROLE_COMPETITION_REPORTER'),
    { key: 'locked', name: t('users.locked'), question: 'state=locked' },
    { key: 'unproven', name: t('users.unproven'), question: 'state=unproven' },
  ];
}

function userFilters(t: Translator): readonly ListFilter[] {
  return [
    {
      name: 'role',
      label: t('users.role'),
      options: givenRoles.map((role) => [role, t(`users.roleName.${role}`)] as const),
    },
    {
      name: 'state',
      label: t('users.state'),
      options: (['locked', 'unproven'] as const).map((state) => [state, t(`users.${state}`)] as const),
    },
  ];
}

const counted = countedBy('users', (question) =>
  callServer('users', { query: { ...wholeList(question), size: '1' } }),
);

function userColumns(t: Translator, timeZone: string): FrameColumn<UserRow>[] {
  return [
    {
      key: 'name',
      title: t('users.name'),
      isName: true,
      sortable: true,
      phone: 'heading',
      cell: ({ id, firstName, lastName }) => (
        <span className="record-name">
          <Link data-record to={userPath(id)}>
            {lastName} {firstName}
          </Link>
        </span>
      ),
    },
    {
      key: 'email',
      title: t('users.email'),
      isUsual: true,
      sortable: true,
      phone: 'under',
      cell: ({ email }) => email,
    },
    {
      key: 'roles',
      title: t('users.roles'),
      isUsual: true,
      phone: 'note',
      cell: ({ roles }) => roleNames(t, roles),
    },
    {
      key: 'state',
      title: t('users.state'),
      isUsual: true,
      phone: 'hidden',
      cell: ({ locked, emailVerified }) =>
        locked || !emailVerified ? (
          <span className="check-line">{t(locked ? 'users.locked' : 'users.unproven')}</span>
        ) : (
          ''
        ),
    },
    {
      key: 'newest',
      title: t('users.created'),
      isUsual: true,
      sortable: true,
      align: 'right',
      phone: 'aside',
      rank: 'second',
      cell: ({ createdAt }) => instantDayText(t, createdAt, timeZone),
    },
  ];
}
