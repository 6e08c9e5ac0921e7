import type { Locale } from '@sevenmetre/rules/vocabulary';

export interface PrefixedPath {
  readonly locale: Locale;
  /** The path without the language; always a path of this site. */
  readonly path: string;
}

/** `/cs/results` is `/results` in Czech; null for a path without an offered language. */
export function splitLocalePrefix(pathname: string, offered: readonly Locale[]): PrefixedPath | null {
  const [, prefix, ...rest] = pathname.split('/');
  const locale = offered.find((one) => one === prefix);
  if (locale === undefined) return null;
  // Two leading slashes, or a backslash that browsers read as one, would lead to another site.
  return { locale, path: `/${rest.join('/').replace(/^[/\\]+/, '')}` };
}
