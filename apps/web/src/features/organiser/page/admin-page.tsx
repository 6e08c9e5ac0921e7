import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminInvoicesPath, adminPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { provideMenu } from '../../../ui/page/menu-while-loading.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { AdminLinks } from './admin-links.tsx';
import { destinations, ofEdition, ofSuperAdmins } from './destinations.ts';
import './organiser.css';
import './tool-header.css';
import './dense-lists.css';

/** The invoices of one club belong to those of all. */
const invoicesOfClub = /^\/admin\/club\/\d+\/invoice$/;

interface AdminPageProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly back?: { readonly to: string; readonly name: string } | undefined;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the organiser: the way to the others of them above. */
export function AdminPage(props: AdminPageProps) {
  return (
    <>
      <AdminNav />
      <SignedInPage {...props} />
    </>
  );
}

function AdminNav() {
  const t = useWords();
  const { pathname } = useLocation();
  const { within } = useWorkingEdition();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const isHere = (to: string) =>
    pathname === to ||
    (to !== adminPath && pathname.startsWith(`${to}/`)) ||
    (to === adminInvoicesPath && invoicesOfClub.test(pathname));
  return (
    <AdminLinks
      links={[...destinations, ...(isSuper ? ofSuperAdmins : [])].map(([key, to]) => ({
        to: ofEdition.includes(key) ? within(to) : to,
        name: t(`organiser.nav.${key}`),
        isCurrent: isHere(to),
      }))}
    />
  );
}

provideMenu(adminPath, <AdminNav />);
