import { matchPath } from 'react-router';
import { authRoutes } from './sign-in-routes.ts';
import { lazyPage } from './lazy-page.tsx';
import { resultsRoutes } from './public-routes.ts';
import { drawRoutes } from './draw-routes.ts';
import { dutyRoutes } from './duty-routes.ts';
import type { AppRoute } from './route.ts';
import { findSignedInEntry } from '../signed-in/entry-routes.tsx';

const load = () => import('../../features/public/support/support-pages.tsx');

export const notFound: AppRoute = {
  path: '*',
  access: 'public',
  page: lazyPage(load, (page) => page.NotFoundPage),
  head: (t) => ({ title: t('states.notFound.title'), description: t('states.notFound.text') }),
  status: 404,
};

/** Every page of this release; what is not here is not linked. */
export const routes: readonly AppRoute[] = [
  ...resultsRoutes,
  ...drawRoutes,
  {
    path: '/results/report/:code',
    access: 'public',
    page: lazyPage(
      () => import('../../features/public/matches/sealed-report-page.tsx'),
      (page) => page.SealedReportPage,
      ['sealedReport'],
    ),
    head: (t) => ({ title: t('sealedReport.title'), description: t('sealedReport.title'), noindex: true }),
  },
  ...authRoutes,
  ...dutyRoutes,
  {
    path: '/support',
    access: 'public',
    page: lazyPage(load, (page) => page.SupportPage),
    head: (t) => ({ title: t('states.support.title'), description: t('states.support.plain') }),
  },
  {
    path: '/unauthorized',
    access: ['ROLE_USER'],
    page: lazyPage(load, (page) => page.UnauthorizedPage),
    head: (t) => ({ title: t('states.unauthorized.title'), description: t('states.unauthorized.text') }),
  },
  { ...notFound, path: '/404' },
];

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Whether this release has a page there: what is not here is not linked. */
export function isPage(pathname: string): boolean {
  return findRoute(pathname).route !== notFound;
}

/** The page of a path; an unknown one leads to page-not-found. */
export function findRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: findSignedInEntry(pathname) ?? notFound, params: {} };
}
