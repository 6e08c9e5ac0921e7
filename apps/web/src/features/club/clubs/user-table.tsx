import type { ClubUser, ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useNavigate } from 'react-router';
import { clubPath } from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { PermissionNames } from './permission-names.tsx';
import type { Editing } from './user-values.ts';
import { nameOf } from './user-values.ts';

interface UserTableProps {
  readonly body: ClubUsers;
  readonly users: readonly ClubUser[];
  readonly edit: (editing: Editing) => void;
}

export function UserTable({ body, users, edit }: UserTableProps) {
  const t = useWords();
  return (
    <DataTable
      caption={t('clubs.users.heading')}
      columns={useColumns(body, edit)}
      rows={users}
      rowKey={({ id }) => id}
      empty={t('clubs.users.empty')}
    />
  );
}

function useColumns(body: ClubUsers, edit: UserTableProps['edit']): Column<ClubUser>[] {
  const t = useWords();
  const remove = useRemoval(body.club.id);
  return [
    {
      key: 'name',
      title: t('clubs.users.name'),
      phone: 'heading',
      cell: (user) => (
        <>
          <b>{nameOf(user)}</b>
          {user.isYou ? <span className="muted"> ({t('clubs.users.you')})</span> : null}
        </>
      ),
    },
    {
      key: 'email',
      title: t('clubs.users.email'),
      cell: ({ email, phone }) => (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {phone === null ? null : <div className="muted">{phone}</div>}
        </>
      ),
    },
    {
      key: 'permissions',
      title: t('clubs.users.permissions'),
      cell: (user) => <PermissionNames of={user} teams={body.teams} />,
    },
    {
      key: 'actions',
      title: t('clubs.users.actions'),
      phone: 'action',
      cell: (user) => (
        <div className="actions actions--end">
          <button
            className="button button--outline"
            type="button"
            aria-label={`${t('signedIn.edit')}: ${nameOf(user)}`}
            onClick={() => edit(user)}
          >
            {t('signedIn.edit')}
          </button>
          <AsyncButton
            look="danger"
            label={`${t('signedIn.remove')}: ${nameOf(user)}`}
            action={() => remove(user)}
          >
            {t('signedIn.remove')}
          </AsyncButton>
        </div>
      ),
    },
  ];
}

function useRemoval(clubId: number): (user: ClubUser) => Promise<boolean | undefined> {
  const t = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { ensure } = useSession();
  const remove = useWrite('clubUserDelete', ['clubUsers', 'clubDetail', 'ownDashboard']);
  return async (user) => {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('clubs.users.removeQuestion'),
      text: (
        <p>{user.isYou ? t('clubs.users.removeYou') : t('clubs.users.removeText', { name: nameOf(user) })}</p>
      ),
      confirm: t('signedIn.remove'),
    });
    if (!confirmed) return undefined;
    const outcome = await remove({ params: { id: clubId, userId: user.id } });
    if (!outcome.ok) {
      showToast('error', `${t('clubs.users.removeFailed')}: ${failureText(t, outcome.failure)}`);
      return false;
    }
    showToast('done', t('clubs.users.removed'));
    if (user.isYou) {
      await ensure({ force: true });
      void navigate(clubPath(clubId), { replace: true });
    }
    return undefined;
  };
}
