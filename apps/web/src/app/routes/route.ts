import type { Page } from '@sevenmetre/contract/pages';
import type { Translator, WordGroup } from '@sevenmetre/phrases';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { ComponentType } from 'react';
import type { Head } from '../../lib/page/head.ts';
import type { Load } from '../../lib/page/lazy-part.tsx';
import { bodyOf } from '../../lib/slices/slice.ts';
import type { Slice, SliceBodies, SliceName } from '../../lib/slices/slice.ts';
import { lazyPage } from './lazy-page.tsx';
import type { LazyPage } from './lazy-page.tsx';

type Params = Readonly<Record<string, string | undefined>>;

export interface AppRoute {
  readonly path: string;
  /** `public`: nobody waits for the user. Otherwise the user is loaded first, and must hold one of the roles. */
  readonly access: 'public' | readonly Role[];
  readonly page: LazyPage;
  readonly head: (t: Translator, params: Params, slice: Slice | null) => Head;
  /** Fills the whole screen: header, footer and bars stay away. */
  readonly bare?: boolean;
  /** Leads to the pages of signed-in users, which are guarded once more and work without an answer of the server. */
  readonly isSignedIn?: boolean;
  /** Status that the server answers with when it renders the page. */
  readonly status?: 404;
}

interface LoadedPage<N extends SliceName> {
  readonly Component: ComponentType;
  readonly head: (t: Translator, params: Params, body: SliceBodies[N] | null) => Head;
}

interface ResultsPage<N extends SliceName, M> {
  /** The page with what it says of itself, in one chunk. */
  readonly load: Load<M>;
  readonly pick: (module: M) => LoadedPage<N>;
  readonly words?: readonly WordGroup[];
  readonly bare?: boolean;
}

/** The route of a public page whose data the contract's table of pages names. */
export function resultsRoute<N extends SliceName, M>(
  page: Page & { readonly slice: N },
  { load, pick, words = [], bare = false }: ResultsPage<N, M>,
): AppRoute {
  let loaded: LoadedPage<N> | null = null;
  const pickPage = (module: M) => {
    loaded = pick(module);
    return loaded.Component;
  };
  return {
    path: page.path,
    access: 'public',
    page: lazyPage(load, pickPage, words),
    bare,
    head: (t, params, slice) =>
      loaded?.head(t, params, bodyOf(page, slice)) ?? { title: '', description: '' },
  };
}
