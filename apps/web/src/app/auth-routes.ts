import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.tsx';
import type { AppRoute } from './route.ts';

/** Where the words of a page's head stand; sign-in has those of the group itself. */
type Words = '' | 'register.' | 'forgotten.' | 'reset.' | 'verify.' | 'setup.';

/** Pages for those who are not signed in yet. The rows are short: every visitor loads them. */
export const authRoutes: readonly AppRoute[] = [
  row('/login', '', async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  row(
    '/registration',
    'register.',
    async () => (await import('../features/auth/registration-page.tsx')).RegistrationPage,
  ),
  row(
    '/forgot-password',
    'forgotten.',
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  row(
    '/password-reset',
    'reset.',
    async () => (await import('../features/auth/password-reset-page.tsx')).PasswordResetPage,
    true,
  ),
  row(
    '/verify-email',
    'verify.',
    async () => (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage,
    true,
  ),
  row('/setup', 'setup.', async () => (await import('../features/auth/setup-page.tsx')).SetupPage),
];

function row(path: string, words: Words, load: () => Promise<ComponentType>, noindex = false): AppRoute {
  return {
    path,
    access: 'public',
    page: lazyPage(load, ['auth', 'errors']),
    head: (t) => ({
      title: t(`auth.${words}title`),
      description: t(`auth.${words}description`),
      noindex,
    }),
  };
}
