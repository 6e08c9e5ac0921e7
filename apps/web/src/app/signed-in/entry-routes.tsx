import type { ComponentType } from 'react';
import { lazyPage } from '../routes/lazy-page.tsx';
import type { AppRoute } from '../routes/route.ts';

/**
 * Where the pages of signed-in users lie. Their table, guards, words and libraries are chunks of their own
 * (`signed-in-routes.ts`): a visitor's first load knows no more of them than this.
 */
const zone =
  /^\/(dashboard|account|club|rosters|reporter|organiser|admin|translations|registration\/\w+|referee)(\/|$)/;

/** Loads the pages of signed-in users; they decide which page it is and whether this user may see it. */
const signedInEntry: AppRoute = {
  path: '/*',
  access: ['ROLE_USER'],
  isSignedIn: true,
  page: lazyPage(loadSignedIn),
  head: (t) => ({ title: t('shell.brand'), description: '', noindex: true }),
};

/** Leads to the screens of reporters: they open from the device, and let those in whom it knows. */
export const reporterEntry: AppRoute = {
  ...signedInEntry,
  access: 'public',
  bare: true,
  page: lazyPage(loadReporter),
};

export function findSignedInEntry(pathname: string): AppRoute | null {
  if (!zone.test(pathname)) return null;
  return pathname.startsWith('/reporter/') ? reporterEntry : signedInEntry;
}

/** The server renders only the frame around them and needs none of it. */
async function loadSignedIn(): Promise<ComponentType> {
  if (import.meta.env.SSR) throw new Error('pages of signed-in users are rendered by the browser');
  return (await import('./pages.tsx')).loadSignedInPages();
}

async function loadReporter(): Promise<ComponentType> {
  if (import.meta.env.SSR) return Waiting;
  return (await import('../../features/reporter/reporter-pages.tsx')).loadReporterPages();
}

/** What the server renders in their place, and the browser for a moment: they know only the device. */
function Waiting() {
  return <main id="main" className="page-width" aria-busy="true" />;
}
