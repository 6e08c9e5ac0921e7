import type { Encoding } from './negotiate.ts';

const suffixes: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gz', identity: '' };

/** Each encoding is a separate representation with its own strong tag: `"v1"`, `"v1-br"`, `"v1-gz"`. */
export function tagOf(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}${suffixes[encoding]}"`;
}

/**
 * The tag of an If-None-Match header (a list, weak tags, `*`) that matches `etag` in any encoding, or null. A
 * 304 has to contain this tag: caches look up their copy by it.
 */
export function matchingTag(header: string | undefined, etag: string): string | null {
  if (header === undefined) return null;
  if (header === etag || header.trim() === '*') return etag;
  for (const part of header.split(',')) {
    const tag = part.trim().replace(/^W\//, '');
    if (tag.replace(/-(?:br|gz)"$/, '"') === etag) return tag;
  }
  return null;
}
