import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayLeave } from '../../lib/drafts/unsaved.ts';
import { showToast } from '../../lib/page/toasts.ts';
import { accountPath, adminPath, clubPath, ownDashboardPath } from '../../lib/paths/signed-in-paths.ts';
import { beginsAtOverview, isOrganiser } from '../../lib/session/access.ts';
import { useSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { needSignedInWords } from '../../lib/words/signed-in-words.ts';
import { Link } from '../../ui/link.tsx';
import { isSignedInPage } from '../signed-in/signed-in-routes.ts';
import './account-links.css';

export async function loadAccountLinks(): Promise<ComponentType> {
  await needSignedInWords();
  return AccountLinks;
}

export async function loadAccountMenu(): Promise<ComponentType> {
  await needSignedInWords();
  return AccountMenu;
}

/** In the header, where there is room for it: where the user begins, and the way out. */
function AccountLinks() {
  const t = useWords();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { user } = useSession().current;
  const start = user !== null && beginsAtOverview(user) ? organiserStart : dashboardStart;
  return (
    <>
      <nav className="site-header__links" aria-label={t('signedIn.nav.label')}>
        <Link to={start.to} aria-current={pathname === start.to ? 'page' : undefined}>
          {t(`signedIn.nav.${start.key}`)}
        </Link>
      </nav>
      <button
        className="icon-button icon-button--wide-screen site-header__sign-out"
        type="button"
        onClick={() => void signOut()}
      >
        {t('shell.signOut')}
      </button>
    </>
  );
}

/** In the menu: every page of the user's own, by what he may. */
export function AccountMenu() {
  const t = useWords();
  const signOut = useSignOut();
  const { user } = useSession().current;
  if (user === null) return null;
  return (
    <>
      {ownPages(user)
        .filter(({ to }) => isSignedInPage(to))
        .map(({ to, name, key }) => (
          <li key={to}>
            <Link to={to}>{name ?? t(`signedIn.nav.${key}`)}</Link>
          </li>
        ))}
      <li className="drawer__user">
        <span>{t('shell.signedInAs', { name: `${user.firstName} ${user.lastName}` })}</span>
        <button className="button button--outline" type="button" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </button>
      </li>
    </>
  );
}

interface OwnPage {
  readonly to: string;
  readonly key: 'dashboard' | 'organiser' | 'reporter' | 'account';
  /** A club is called by its name. */
  readonly name?: string;
}

const dashboardStart = { to: ownDashboardPath, key: 'dashboard' } as const;
const organiserStart = { to: adminPath, key: 'organiser' } as const;

function ownPages(user: CurrentUser): OwnPage[] {
  const { roles, administratedClubs } = user;
  const reports = roles.some((role) => reporting.has(role));
  return [
    ...(beginsAtOverview(user) ? [] : [dashboardStart]),
    ...administratedClubs.map(({ id, name }) => ({ to: clubPath(id), key: 'dashboard' as const, name })),
    ...(reports ? [{ to: '/reporter', key: 'reporter' as const }] : []),
    ...(isOrganiser(user) ? [organiserStart] : []),
    { to: accountPath, key: 'account' },
  ];
}

const reporting: ReadonlySet<string> = new Set([
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
  'ROLE_SUPER_ADMIN',
]);

/** Ends the session, forgets what the user read and typed here, and leads to sign-in; says so when the server did not hear it. */
function useSignOut(): () => Promise<void> {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    const done = await session.signOut();
    showToast(done ? 'done' : 'error', t(done ? 'shell.signedOut' : 'shell.signOutFailed'));
    if (!done) return;
    void navigate('/login');
    const { forgetUser } = await import('../../lib/session/forget-user.ts');
    forgetUser();
  };
}
