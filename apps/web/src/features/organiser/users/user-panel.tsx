import type { UserDetail, UserRow } from '@sevenmetre/contract/users/schemas';
import { userPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame, PanelSection } from '../../../ui/lists/list-panel.tsx';
import { Failed } from '../../../ui/page/states.tsx';
import { AccessCard } from './access-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { Standing, UserBanners, UserHistory } from './user-page.tsx';

interface UserPanelProps {
  readonly frame: PanelFrame;
  readonly id: number;
  /** As the list knows them; undefined: it does not show them. */
  readonly row: UserRow | undefined;
}

/** An account beside the list: its roles, its access, what it is part of, what was done to it. */
export function UserPanel({ frame, id, row }: UserPanelProps) {
  const t = useWords();
  const read = useRead('userDetail', { params: { id } });
  const user = read.data;
  const shown = row ?? user;
  return (
    <ListPanel
      frame={frame}
      title={shown ? `${shown.firstName} ${shown.lastName}` : t('users.name')}
      page={userPath(id)}
      sections={user ? sectionsOf(t, user, read.refresh) : undefined}
      failed={
        read.failure === null || user ? undefined : <Failed failure={read.failure} retry={read.refresh} />
      }
    />
  );
}

function sectionsOf(
  t: ReturnType<typeof useWords>,
  user: UserDetail,
  refresh: () => Promise<void>,
): readonly PanelSection[] {
  return [
    {
      key: 'roles',
      title: t('users.roles'),
      content: (
        <>
          <p className="actions">
            <Standing user={user} />
          </p>
          <UserBanners user={user} />
          <RolesCard user={user} refresh={refresh} />
        </>
      ),
    },
    { key: 'access', title: t('users.access'), content: <AccessCard user={user} /> },
    { key: 'connections', title: t('users.part'), content: <ConnectionsCard user={user} /> },
    { key: 'history', title: t('users.history'), content: <UserHistory user={user} /> },
  ];
}
