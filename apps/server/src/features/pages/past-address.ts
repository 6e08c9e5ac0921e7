import { matchPage } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { splitEditionPath } from '@sevenmetre/rules/editions';
import type { EditionFound } from '../archive/index.ts';

/** Finds pages of past editions. */
export interface PageArchive {
  readonly find: (base: string) => Promise<EditionFound>;
  readonly baseOf: (page: PageMatch) => Promise<string | null>;
}

/** An archive without past editions. */
export const noArchive: PageArchive = {
  find: async () => ({ kind: 'unknown' }),
  baseOf: async () => null,
};

type Within =
  | { readonly redirect: string }
  | { readonly past: { readonly id: number; readonly base: string } | null; readonly path: string };

/**
 * The edition and the page of an address. Addresses of the current edition, and of pages without an edition,
 * have no year.
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

/** The address of a page in another edition, if this one lacks it; null: none has it. */
export async function findInOtherEdition(
  path: string,
  base: string,
  archive: PageArchive,
): Promise<string | null> {
  const page = matchPage(path);
  if (page === null) return null;
  const other = await archive.baseOf(page);
  return other === null || other === base ? null : other + path;
}
