import { apart } from '../../../../lib/page/lazy-part.tsx';

const before = apart(
  () => import('./before.tsx'),
  (part) => part.Before,
);

// On the days of play there is none: only the server has it at hand.
if (import.meta.env.SSR) await before.load();

export const { Component: Before } = before;
