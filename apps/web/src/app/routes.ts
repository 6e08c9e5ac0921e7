import type { DashboardSlice, GroupSlice } from '@sevenmetre/contract/schemas/slices';
import type { Translator } from '@sevenmetre/phrases';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { matchPath } from 'react-router';
import { DashboardPage } from '../features/results/dashboard-page.tsx';
import { GroupPage } from '../features/results/group-page.tsx';
import { dashboardHead } from '../features/results/dashboard-head.ts';
import { groupHead } from '../features/results/group-head.ts';
import type { Head } from '../features/results/group-head.ts';
import type { Slice } from '../lib/slice.ts';
import { lazyPage, readyPage } from './lazy-page.tsx';
import type { LazyPage } from './lazy-page.tsx';

export interface AppRoute {
  readonly path: string;
  /** `public`: nobody waits for the user. Otherwise the user is loaded first, and must hold one of the roles. */
  readonly access: 'public' | readonly Role[];
  readonly page: LazyPage;
  /** Source of the page's own chunk, as the build's manifest names it; pages of the first load have none. */
  readonly source?: string;
  readonly head: (
    t: Translator,
    params: Readonly<Record<string, string | undefined>>,
    slice: Slice | null,
  ) => Head;
  /** Status that the server answers with when it renders the page. */
  readonly status?: 404;
}

const deadEnds = 'src/features/support/dead-ends.tsx';
const load = () => import('../features/support/dead-ends.tsx');

const bodyOf = <B>(slice: Slice | null): B | null => (slice?.status === 200 ? (slice.body as B) : null);

const notFound: AppRoute = {
  path: '*',
  access: 'public',
  page: lazyPage(async () => (await load()).NotFoundPage),
  source: deadEnds,
  head: (t) => ({ title: t('states.notFound.title'), description: t('states.notFound.text') }),
  status: 404,
};

/** Every page of this release; what is not here is not linked. */
export const routes: readonly AppRoute[] = [
  {
    path: '/results',
    access: 'public',
    page: readyPage(DashboardPage),
    head: (t, _, slice) => dashboardHead(t, bodyOf<DashboardSlice>(slice)),
  },
  {
    path: '/results/competition-group/:label',
    access: 'public',
    page: readyPage(GroupPage),
    head: (t, params, slice) => groupHead(t, params['label'] ?? '', bodyOf<GroupSlice>(slice)),
  },
  {
    path: '/login',
    access: 'public',
    page: lazyPage(async () => (await import('../features/auth/login-page.tsx')).LoginPage),
    source: 'src/features/auth/login-page.tsx',
    head: (t) => ({ title: t('auth.title'), description: t('auth.description') }),
  },
  {
    path: '/setup',
    access: 'public',
    page: lazyPage(async () => (await import('../features/auth/setup-page.tsx')).SetupPage),
    source: 'src/features/auth/setup-page.tsx',
    head: (t) => ({ title: t('auth.setup.title'), description: t('auth.setup.description') }),
  },
  {
    path: '/support',
    access: 'public',
    page: lazyPage(async () => (await load()).SupportPage),
    source: deadEnds,
    head: (t) => ({ title: t('states.support.title'), description: t('states.support.plain') }),
  },
  {
    path: '/unauthorized',
    access: ['ROLE_USER'],
    page: lazyPage(async () => (await load()).UnauthorizedPage),
    source: deadEnds,
    head: (t) => ({ title: t('states.unauthorized.title'), description: t('states.unauthorized.text') }),
  },
  { ...notFound, path: '/404' },
  notFound,
];

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of a path; an unknown one leads to page-not-found. */
export function findRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFound, params: {} };
}
