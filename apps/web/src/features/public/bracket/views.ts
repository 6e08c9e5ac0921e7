import { apart } from '../../../lib/page/lazy-part.tsx';

const trees = apart(
  () => import('./trees.tsx'),
  (part) => part.Trees,
);
const listView = apart(
  () => import('./list-view.tsx'),
  (part) => part.ListView,
);
const noPlayoff = apart(
  () => import('./no-bracket.tsx'),
  (part) => part.NoPlayoff,
);

// On their way as soon as the page is there: another view opens at once.
const first = Promise.all([trees, listView, noPlayoff].map(({ load }) => load())).catch(() => undefined);
if (import.meta.env.SSR) await first;

export const { Component: Trees } = trees;
export const { Component: ListView } = listView;
export const { Component: NoPlayoff } = noPlayoff;
