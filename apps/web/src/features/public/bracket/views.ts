import { apart } from '../../../lib/page/lazy-part.tsx';

const trees = apart(async () => (await import('./trees.tsx')).Trees);
const listView = apart(async () => (await import('./list-view.tsx')).ListView);
const noPlayoff = apart(async () => (await import('./no-bracket.tsx')).NoPlayoff);

// On their way as soon as the page is there: another view opens at once.
const first = Promise.all([trees, listView, noPlayoff].map(({ load }) => load())).catch(() => undefined);
if (import.meta.env.SSR) await first;

export const { Component: Trees } = trees;
export const { Component: ListView } = listView;
export const { Component: NoPlayoff } = noPlayoff;
