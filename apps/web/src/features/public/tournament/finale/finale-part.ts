import { apart } from '../../../../lib/page/lazy-part.tsx';

const finale = apart(
  () => import('./finale.tsx'),
  (part) => part.Finale,
);

// Most of the year there is none: only the server has it at hand.
if (import.meta.env.SSR) await finale.load();

export const { Component: Finale } = finale;
