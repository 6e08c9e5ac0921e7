import { lazyPage } from './lazy-page.tsx';
import type { AppRoute } from './route.ts';

/** Public draws. What they show is fetched by the page itself: it changes with every ball. */
export const drawRoutes: readonly AppRoute[] = [
  {
    path: '/results/draw/:category/screen',
    access: 'public',
    bare: true,
    page: lazyPage(
      () => import('../../features/public/draw/hall-screen-page.tsx'),
      (page) => page.HallScreenPage,
      ['draws'],
    ),
    head: (t, { category = '' }) => ({ title: category, description: t('shell.brand'), noindex: true }),
  },
  {
    path: '/results/draw/:category',
    access: 'public',
    page: lazyPage(
      () => import('../../features/public/draw/draw-page.tsx'),
      (page) => page.PublicDrawPage,
      ['draws'],
    ),
    head: (t, { category = '' }) => ({
      title: t('draws.public.title', { category }),
      description: t('draws.public.title', { category }),
    }),
  },
];
