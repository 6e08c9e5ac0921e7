import { expect, it } from 'vitest';
import { nameSources } from './chunk-sources.ts';

const sourceOf = (path: string) => `src/${path.slice(2)}`;

it('given a loader of a chunk, then it says which file it loads', () => {
  expect(nameSources(`const part = apart(() => import('./list.tsx'), (part) => part.List);`, sourceOf)).toBe(
    `const part = apart(Object.assign(() => import('./list.tsx'), { source: "src/list.tsx" }), (part) => part.List);`,
  );
});

it('given code that the server does not have, then the loader brings null', () => {
  expect(nameSources(`const pages = browserOnly(() => import('./pages.tsx'));`, sourceOf)).toBe(
    `const pages = browserOnly(Object.assign(() => Promise.resolve(null), { source: "src/pages.tsx" }));`,
  );
});

it('given an import that is part of more, or of a package, then nothing changes', () => {
  const code = `const a = () => import('./a.ts').then((a) => a.b); const c = () => import('leaflet');`;
  expect(nameSources(code, sourceOf)).toBe(code);
});
