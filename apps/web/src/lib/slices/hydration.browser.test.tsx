import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDashboardSlice } from '../../testing/slices.ts';
import { found } from '../../testing/show-page.tsx';
import { createSliceCache, SliceCacheContext } from './slice-cache.ts';
import { useSliceState } from './use-slice.ts';

function Version() {
  const { slice } = useSliceState('dashboard');
  return <p>{slice?.status === 200 ? slice.body.version : 'nothing'}</p>;
}

it.each([
  ['what the server rendered', 'e.1'],
  ['nothing', null],
])(
  'given a part of the page that is hydrated after its data have changed, then it begins with %s',
  async (_, version) => {
    const slices = createSliceCache({ fetch: () => new Promise(() => {}), fetched: () => undefined });
    if (version !== null) slices.set('dashboard', found(aDashboardSlice({ version })));
    const code = Promise.withResolvers<{ default: typeof Version }>();
    const Later = lazy(() => code.promise);
    const page = (part: ReactNode) => (
      <SliceCacheContext value={slices}>
        <Suspense>{part}</Suspense>
      </SliceCacheContext>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(<Version />));
    const errors: unknown[] = [];
    slices.hydrate();
    const root = hydrateRoot(container, page(<Later />), {
      onRecoverableError: (error) => errors.push(error),
    });
    slices.set('dashboard', found(aDashboardSlice({ version: 'e.2' })));
    code.resolve({ default: Version });
    await expect.poll(() => container.textContent).toBe('e.2');
    expect(errors).toEqual([]);
    root.unmount();
  },
);
