import { browserOnly } from '../../lib/page/lazy-part.tsx';
import { FirstSkeleton } from '../../ui/page-skeleton.tsx';
import { lazyPage } from '../routes/lazy-page.tsx';
import type { AppRoute } from '../routes/route.ts';

/**
 * Where the pages of signed-in users lie. Their table, guards, words and libraries are chunks of their own
 * (`signed-in-routes.ts`): a visitor's first load knows no more of them than this.
 */
const zone =
  /^\/(dashboard|account|club|rosters|reporter|organiser|admin|translations|registration\/\w+|referee)(\/|$)/;

/**
 * Loads the pages of signed-in users; they decide which page it is and whether this user may see it. The server draws only their
 * outline.
 */
export const signedInEntry: AppRoute = {
  path: '/*',
  access: ['ROLE_USER'],
  isSignedIn: true,
  page: lazyPage(
    browserOnly(() => import('./pages.tsx')),
    (part) => part?.loadSignedInPages() ?? FirstSkeleton,
  ),
  head: () => ({ title: '', description: '', noindex: true }),
};

/** Leads to the screens of reporters: they open from the device, and let those in whom it knows. */
export const reporterEntry: AppRoute = {
  ...signedInEntry,
  access: 'public',
  bare: true,
  page: lazyPage(
    browserOnly(() => import('../../features/reporter/reporter-pages.tsx')),
    (part) => part?.loadReporterPages() ?? FirstSkeleton,
  ),
};

export function findSignedInEntry(pathname: string): AppRoute | null {
  if (!zone.test(pathname)) return null;
  return pathname.startsWith('/reporter/') ? reporterEntry : signedInEntry;
}
