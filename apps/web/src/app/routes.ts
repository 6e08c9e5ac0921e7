import { matchPath } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { resultsRoutes } from './results-routes.ts';
import type { AppRoute } from './route.ts';
import { findZoneDoor } from './zone-door.tsx';

const load = () => import('../features/support/dead-ends.tsx');

export const notFound: AppRoute = {
  path: '*',
  access: 'public',
  page: lazyPage(async () => (await load()).NotFoundPage),
  head: (t) => ({ title: t('states.notFound.title'), description: t('states.notFound.text') }),
  status: 404,
};

/** Every page of this release; what is not here is not linked. */
export const routes: readonly AppRoute[] = [
  ...resultsRoutes,
  {
    path: '/login',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/login-page.tsx')).LoginPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.title'), description: t('auth.description') }),
  },
  {
    path: '/registration',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/registration-page.tsx')).RegistrationPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.register.title'), description: t('auth.register.description') }),
  },
  {
    path: '/forgot-password',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.forgotten.title'), description: t('auth.forgotten.description') }),
  },
  {
    path: '/password-reset',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/password-reset-page.tsx')).PasswordResetPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.reset.title'), description: t('auth.reset.description'), noindex: true }),
  },
  {
    path: '/verify-email',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.verify.title'), description: t('auth.verify.description'), noindex: true }),
  },
  {
    path: '/setup',
    access: 'public',
    page: lazyPage(
      async () => (await import('../features/auth/setup-page.tsx')).SetupPage,
      ['auth', 'errors'],
    ),
    head: (t) => ({ title: t('auth.setup.title'), description: t('auth.setup.description') }),
  },
  {
    path: '/support',
    access: 'public',
    page: lazyPage(async () => (await load()).SupportPage),
    head: (t) => ({ title: t('states.support.title'), description: t('states.support.plain') }),
  },
  {
    path: '/unauthorized',
    access: ['ROLE_USER'],
    page: lazyPage(async () => (await load()).UnauthorizedPage),
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
  return { route: findZoneDoor(pathname) ?? notFound, params: {} };
}
