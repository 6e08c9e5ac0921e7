import { matchPage, pages } from '@sevenmetre/contract/pages';
import { placeTypes } from '@sevenmetre/rules/vocabulary';

/**
 * The address that is meant where a page's fixed words are written in other letters, such as `/RESULTS`: without it the
 * page would open without its data. Names and labels stay as they are; places of a type are also found by its number
 * (1 is a hall, −1 unknown). null: it is right, or no page.
 */
export function meantPath(pathname: string): string | null {
  const match = matchPage(pathname);
  if (match) return match.page === pages.places ? typePath(match.params['type'] ?? '') : null;
  const parts = pathname.replace(/\/+$/, '').split('/');
  for (const { path } of Object.values(pages)) {
    const names = path.split('/');
    const isMeant = names.every(
      (name, index) => name.startsWith(':') || name === parts[index]?.toLowerCase(),
    );
    if (!isMeant || names.length !== parts.length) continue;
    const meant = names.map((name, index) => (name.startsWith(':') ? parts[index] : name)).join('/');
    // Of a parameter that nobody can read no other letters make anything.
    return matchPage(meant) ? meant : null;
  }
  return null;
}

function typePath(number: string): string | null {
  const named = Object.entries(placeTypes).find(([, type]) => String(type) === number);
  return named ? pages.places.path.replace(':type', named[0]) : null;
}
