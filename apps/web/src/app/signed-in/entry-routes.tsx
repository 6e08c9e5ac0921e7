import { browserOnly } from '../../lib/page/lazy-part.tsx';
import { lazyPage } from '../routes/lazy-page.tsx';
import type { AppRoute } from '../routes/route.ts';

/**
 * Where the pages of signed-in users lie. Their table, guards, words and libraries are chunks of their own
 * (`signed-in-routes.ts`): a visitor's first load knows no more of them than this.
 */
const zone =
  /^\/(dashboard|account|club|rosters|reporter|organiser|admin|translations|registration\/\w+|referee)(\/|$)/;

/** Loads the pages of signed-in users; they decide which page it is and whether this user may see it. */
export const signedInEntry: AppRoute = {
  path: '/*',
  access: ['ROLE_USER'],
  isSignedIn: true,
  page: lazyPage(
    browserOnly(() => import('./pages.tsx')),
    (part) => part?.loadSignedInPages() ?? Waiting,
  ),
  head: (t) => ({ title: t('shell.brand'), description: '', noindex: true }),
};

/** Leads to the screens of reporters: they open from the device, and let those in whom it knows. */
export const reporterEntry: AppRoute = {
  ...signedInEntry,
  access: 'public',
  bare: true,
  page: lazyPage(
    browserOnly(() => import('../../features/reporter/reporter-pages.tsx')),
    (part) => part?.loadReporterPages() ?? Waiting,
  ),
};

export function findSignedInEntry(pathname: string): AppRoute | null {
  if (!zone.test(pathname)) return null;
  return pathname.startsWith('/reporter/') ? reporterEntry : signedInEntry;
}

/** What the server renders in their place: it draws only the frame around them. */
function Waiting() {
  return <main id="main" className="page-width" aria-busy="true" />;
}
