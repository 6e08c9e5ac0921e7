import { matchPage } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { splitEditionPath } from '@sevenmetre/rules/editions';
import type { EditionFound } from '../archive/index.ts';

/** Where pages of editions that are over are found. */
export interface PageArchive {
  readonly find: (base: string) => Promise<EditionFound>;
  readonly baseOf: (page: PageMatch) => Promise<string | null>;
}

/** Nothing is over yet. */
export const noArchive: PageArchive = {
  find: async () => ({ kind: 'unknown' }),
  baseOf: async () => null,
};

type Within =
  | { readonly redirect: string }
  | { readonly past: { readonly id: number; readonly base: string } | null; readonly path: string };

/**
 * Which edition an address is about, and which page of it. Of the current edition and of pages that no edition has, the
 * address has no year.
 */
export async function withinEdition(pathname: string, archive: PageArchive): Promise<Within> {
  const { base, path } = splitEditionPath(pathname);
  if (base === '') return { past: null, path };
  const found = await archive.find(base);
  if (found.kind === 'unknown') return { past: null, path: pathname };
  const isCurrent = found.kind === 'current';
  if (path === '/') return { redirect: isCurrent ? '/results' : `${base}/results` };
  if (isCurrent || matchPage(path) === null) return { redirect: path };
  return { past: { id: found.edition.id, base }, path };
}

/** The address at which another edition has a page that this one does not; null: none has. */
export async function foundElsewhere(
  path: string,
  base: string,
  archive: PageArchive,
): Promise<string | null> {
  const page = matchPage(path);
  if (page === null) return null;
  const other = await archive.baseOf(page);
  return other === null || other === base ? null : other + path;
}
