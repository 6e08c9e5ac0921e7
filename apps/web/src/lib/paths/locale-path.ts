import type { Locale } from '@sevenmetre/rules/vocabulary';

export interface PrefixedPath {
  readonly locale: Locale;
  /** The path without the prefix. */
  readonly path: string;
}

/** `/cs/results` is the page `/results` in Czech; null for a path without a language that is offered. */
export function splitLocalePrefix(pathname: string, offered: readonly Locale[]): PrefixedPath | null {
  const [, prefix, ...rest] = pathname.split('/');
  const locale = offered.find((one) => one === prefix);
  if (locale === undefined) return null;
  // A second slash, or a backslash that browsers read as one, would make the rest an address of another site.
  return { locale, path: `/${rest.join('/').replace(/^[/\\]+/, '')}` };
}

/** The address that switches the language and leads back to the same page. */
export function withLocalePrefix(locale: Locale, pathname: string, search: string): string {
  return `/${locale}${pathname === '/' ? '' : pathname}${search}`;
}

/** Where sign-in may lead back to: a path of this site, nothing else. */
export function ownPath(next: string | null): string | null {
  if (next === null || !isPath(next)) return null;
  try {
    const base = 'https://own.invalid';
    const url = new URL(next, base);
    // `/.//evil.example` is a path of this site, but the normalized path `//evil.example` is not.
    return url.origin === base && isPath(url.pathname) ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Two slashes, or a backslash that browsers read as one, begin an address of another site. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
