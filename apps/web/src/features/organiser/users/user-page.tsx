import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import { roles as knownRoles } from '@sevenmetre/rules/vocabulary';
import { useParams } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { usersPath } from '../../../lib/paths/signed-in-paths.ts';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { PlainHistory } from '../page/plain-history.tsx';
import { AccessCard } from './access-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { RolesCard, roleNames } from './roles-card.tsx';
import './users.css';

/** One account: its roles, its access, what it is part of, and what was done to it. */
export function UserPage() {
  const t = useWords();
  const id = Number(useParams()['id']);
  const read = useRead('userDetail', { params: { id } });
  const user = read.data;
  return (
    <AdminPage
      title={user ? `${user.firstName} ${user.lastName}` : t('users.title')}
      back={{ to: usersPath, name: t('users.back') }}
      sub={user ? <Standing user={user} /> : undefined}
    >
      <Ready read={read}>{(detail) => <Detail user={detail} refresh={read.refresh} />}</Ready>
    </AdminPage>
  );
}

/** The address of an account, and whether it is confirmed. */
export function Standing({ user }: { user: UserDetail }) {
  const t = useWords();
  return (
    <>
      <span className="users__mail">{user.email}</span>
      <Badge kind={user.emailVerified ? 'good' : 'wait'}>
        {t(user.emailVerified ? 'users.proven' : 'users.unproven')}
      </Badge>
    </>
  );
}

/** Why the reader cannot change an account, and that it is locked. */
export function UserBanners({ user }: { user: UserDetail }) {
  const t = useWords();
  const ownId = useSession().current.user?.id;
  const { lockedAt, timeZone } = user;
  return (
    <>
      {lockedAt === null ? null : (
        <Banner kind="bad">{t('users.lockedSince', { date: instantDayText(t, lockedAt, timeZone) })}</Banner>
      )}
      {user.links.length === 0 ? <Banner kind="wait">{t('users.notYours')}</Banner> : null}
      {user.id === ownId ? <Banner kind="wait">{t('users.self')}</Banner> : null}
    </>
  );
}

function Detail({ user, refresh }: { user: UserDetail; refresh: () => Promise<void> }) {
  return (
    <>
      <UserBanners user={user} />
      <CardGrid>
        <RolesCard user={user} refresh={refresh} />
        <AccessCard user={user} />
        <ConnectionsCard user={user} />
      </CardGrid>
      <UserHistory user={user} />
    </>
  );
}

const happenings = {
  'user.roles': 'roles',
  'user.locked': 'locked',
  'user.unlocked': 'unlocked',
  'user.sessionsEnded': 'sessionsEnded',
  'user.resetSent': 'resetSent',
  'sign-in': 'signedIn',
  'club-user-check': 'accountAsked',
  'sign-in.refused': 'signInRefused',
  'sign-in.let-in': 'signInLetIn',
  accountPassword: 'password',
  accountEmail: 'email',
  passwordReset: 'passwordReset',
  authenticatorAdded: 'authenticatorAdded',
  authenticatorRemoved: 'authenticatorRemoved',
  recoveryCodes: 'recoveryCodes',
  passkeyAdded: 'passkeyAdded',
  passkeyRemoved: 'passkeyRemoved',
  accountClose: 'closed',
  'reporter.assign': 'reporter',
} as const;

/** What was done to an account and by it. */
export function UserHistory({ user: { timeline, timeZone } }: { user: UserDetail }) {
  const t = useWords();
  const rolesOf = (text: string | null) =>
    roleNames(
      t,
      knownRoles.filter((role) => (text ?? '').split(' ').includes(role)),
    );
  return (
    <PlainHistory
      title={t('users.history')}
      entries={timeline}
      timeZone={timeZone}
      name={({ action }) => {
        const found = Object.entries(happenings).find(([known]) => known === action)?.[1];
        return found ? t(`users.happened.${found}`) : t('users.happened.unnamed', { action });
      }}
      detail={({ changes }) => {
        const change = changes.find(({ field }) => field === 'roles');
        return change
          ? t('organiser.history.fromTo', { from: rolesOf(change.from), to: rolesOf(change.to) })
          : '';
      }}
    />
  );
}
