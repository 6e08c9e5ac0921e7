import { matchPage, pages } from '@sevenmetre/contract/pages';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';

interface PrefixedPath {
  readonly locale: Locale;
  /** The path without the language; always a path of this site. */
  readonly path: string;
}

/**
 * The canonical address of a path whose fixed words have another case, such as `/RESULTS`, since the data of
 * a page are found by its exact address. Names and labels stay as they are; place types are also accepted as
 * numbers (1 is a hall, −1 unknown). null: canonical already, or no page.
 */
export function canonicalPath(pathname: string): string | null {
  const match = matchPage(pathname);
  if (match) return match.page === pages.places ? typePath(match.params['type'] ?? '') : null;
  const parts = pathname.replace(/\/+$/, '').split('/');
  for (const { path } of Object.values(pages)) {
    const names = path.split('/');
    const isSamePath = names.every(
      (name, index) => name.startsWith(':') || name === parts[index]?.toLowerCase(),
    );
    if (!isSamePath || names.length !== parts.length) continue;
    const canonical = names.map((name, index) => (name.startsWith(':') ? parts[index] : name)).join('/');
    // An invalid parameter cannot be corrected by another case.
    return matchPage(canonical) ? canonical : null;
  }
  return null;
}

function typePath(number: string): string | null {
  const named = Object.entries(placeTypes).find(([, type]) => String(type) === number);
  return named ? pages.places.path.replace(':type', named[0]) : null;
}

/** `/cs/results` is `/results` in Czech; null for a path without an offered language. */
export function splitLocalePrefix(pathname: string, offered: readonly Locale[]): PrefixedPath | null {
  const [, prefix, ...rest] = pathname.split('/');
  const locale = offered.find((one) => one === prefix);
  if (locale === undefined) return null;
  // Two leading slashes, or a backslash that browsers read as one, would lead to another site.
  return { locale, path: `/${rest.join('/').replace(/^[/\\]+/, '')}` };
}
