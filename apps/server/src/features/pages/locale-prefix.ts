import type { Locale } from '@sevenmetre/rules/vocabulary';

export interface PrefixedPath {
  readonly locale: Locale;
  /** The same place without the language: a path of this site, whatever was asked for. */
  readonly path: string;
}

/** `/cs/results` is `/results` in Czech; null for a path without a language. */
export function splitLocalePrefix(pathname: string): PrefixedPath | null {
  const match = /^\/(cs|en)(\/.*)?$/s.exec(pathname);
  if (!match) return null;
  const [, prefix, rest = ''] = match;
  // Two slashes, or a backslash that browsers read as one, would lead to another site.
  return { locale: prefix === 'cs' ? 'cs' : 'en', path: `/${rest.replace(/^[/\\]+/, '')}` };
}
