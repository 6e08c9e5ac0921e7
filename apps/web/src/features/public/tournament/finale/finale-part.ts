import { apart } from '../../../../lib/page/lazy-part.tsx';

const finale = apart(
  () => import('./finale.tsx'),
  (part) => part.Finale,
);

// Rarely shown: the server preloads it, browsers load it when needed.
if (import.meta.env.SSR) await finale.load();

export const { Component: Finale } = finale;
