import { dutyInvitationPath, myShiftPath, signingPinPath } from '../../lib/paths/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import type { AppRoute } from './route.ts';

/** Pages of people who have links and no accounts. What they show is fetched by the page with the token behind the #. */
export const dutyRoutes: readonly AppRoute[] = [
  {
    path: myShiftPath,
    access: 'public',
    bare: true,
    page: lazyPage(
      () => import('../../features/public/duty/my-shift-page.tsx'),
      (page) => page.MyShiftPage,
      ['duty', 'errors'],
    ),
    head: (t) => ({ title: t('duty.own.title'), description: t('duty.own.description'), noindex: true }),
  },
  {
    path: dutyInvitationPath,
    access: 'public',
    page: lazyPage(
      () => import('../../features/public/duty/join-page.tsx'),
      (page) => page.JoinPage,
      ['duty', 'signIn', 'errors'],
    ),
    head: (t) => ({ title: t('duty.join.title'), description: t('duty.join.description'), noindex: true }),
  },
  {
    path: signingPinPath,
    access: 'public',
    page: lazyPage(
      () => import('../../features/public/signing-pin/signing-pin-page.tsx'),
      (page) => page.SigningPinPage,
      ['signingPin', 'signIn', 'errors'],
    ),
    head: (t) => ({ title: t('signingPin.title'), description: t('signingPin.description'), noindex: true }),
  },
];
