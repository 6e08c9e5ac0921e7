import { apart } from '../../../../lib/page/lazy-part.tsx';

const before = apart(
  () => import('./before.tsx'),
  (part) => part.Before,
);

// Not shown while matches are played: the server preloads it, browsers load it when needed.
if (import.meta.env.SSR) await before.load();

export const { Component: Before } = before;
