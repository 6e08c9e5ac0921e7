import type { ComponentType } from 'react';
import type { Load } from '../../lib/page/lazy-part.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { AppRoute } from './route.ts';

/** Where the words of a page's head stand; sign-in has those of the group itself. */
type Words =
  | ''
  | 'mailedCode.'
  | 'register.'
  | 'forgotten.'
  | 'reset.'
  | 'verify.'
  | 'letIn.'
  | 'invitation.'
  | 'setup.';

/** Pages for those who are not signed in yet. The rows are short: every visitor loads them. */
export const authRoutes: readonly AppRoute[] = [
  row(
    '/login',
    '',
    () => import('../../features/account/sign-in/sign-in-page.tsx'),
    (page) => page.LoginPage,
  ),
  row(
    '/login/code',
    'mailedCode.',
    () => import('../../features/account/sign-in/code-page.tsx'),
    (page) => page.CodePage,
  ),
  row(
    '/registration',
    'register.',
    () => import('../../features/account/sign-in/sign-up-page.tsx'),
    (page) => page.RegistrationPage,
  ),
  row(
    '/forgot-password',
    'forgotten.',
    () => import('../../features/account/sign-in/forgot-password-page.tsx'),
    (page) => page.ForgotPasswordPage,
  ),
  row(
    '/password-reset',
    'reset.',
    () => import('../../features/account/sign-in/password-reset-page.tsx'),
    (page) => page.PasswordResetPage,
    true,
  ),
  row(
    '/verify-email',
    'verify.',
    () => import('../../features/account/sign-in/verify-email-page.tsx'),
    (page) => page.VerifyEmailPage,
    true,
  ),
  row(
    '/let-in',
    'letIn.',
    () => import('../../features/account/sign-in/let-in-page.tsx'),
    (page) => page.LetInPage,
    true,
  ),
  row(
    '/invitation',
    'invitation.',
    () => import('../../features/account/sign-in/invitation-page.tsx'),
    (page) => page.InvitationPage,
    true,
  ),
  row(
    '/setup',
    'setup.',
    () => import('../../features/account/sign-in/setup-page.tsx'),
    (page) => page.SetupPage,
  ),
];

function row<M>(
  path: string,
  words: Words,
  load: Load<M>,
  pick: (page: M) => ComponentType,
  noindex = false,
): AppRoute {
  return {
    path,
    access: 'public',
    page: lazyPage(load, pick, ['signIn', 'errors']),
    head: (t) => ({
      title: t(`signIn.${words}title`),
      description: t(`signIn.${words}description`),
      noindex,
    }),
  };
}
