import type { WordGroup } from '@sevenmetre/phrases';
import type { Action } from '@sevenmetre/contract/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { ComponentType } from 'react';
import { lazyPage } from '../routes/lazy-page.tsx';
import type { LazyPage } from '../routes/lazy-page.tsx';
import type { readAhead } from '../../lib/queries/use-read.ts';

export type ReadAhead = typeof readAhead;

/**
 * A page of signed-in users. Whether a record may be seen is decided by the server and checked by the page with
 * `links`.
 */
export interface SignedInRoute {
  /** As react-router reads it; see `findSignedInEntry` for the first parts that lead here. */
  readonly path: string;
  /** One of them is needed; without any, every signed-in user may come. */
  readonly roles?: readonly Role[];
  /** What the user's own links must hold, one of them. */
  readonly permissions?: readonly Action[];
  /** Where a user without role or permission is led; /unauthorized unless the specification names another page. */
  readonly otherwise?: string;
  /** Opens although nobody answers who is signed in: it works on what the device holds. */
  readonly withoutNetwork?: boolean;
  /**
   * Reads what the page begins with where its address asks for nothing else. The table does without the code that reads, because
   * visitors load it, too.
   */
  readonly readFirst?: (read: ReadAhead) => Promise<unknown>;
  readonly page: LazyPage;
}

interface SignedInRouteInput extends Omit<SignedInRoute, 'page'> {
  /** The page in a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
  /** Groups of words beside `zone` and `errors`. */
  readonly words: readonly WordGroup[];
}

/** A line of the table of these pages; the page is loaded when it is opened first. */
export function signedInRoute({ load, words, ...route }: SignedInRouteInput): SignedInRoute {
  return { ...route, page: lazyPage(load, (page) => page, words) };
}
