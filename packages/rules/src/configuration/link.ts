/** Entries whose text is a link on pages (rule CO8). */
const linkKeys: ReadonlySet<string> = new Set([
  'bulletin-link',
  'terms-general',
  'terms-club',
  'terms-referee',
]);

/** Whether an entry's text must be a link. */
export function isLinkKey(key: string): boolean {
  return linkKeys.has(key);
}

/**
 * The link that a text is: an http or https address, or a path of the portal itself. null: not a link, such
 * as an empty text, `javascript:…` or `//host`.
 */
export function linkOf(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^(https?:\/\/[^\s/\\][^\s]*|\/([^/\\\s][^\s]*)?)$/iu.test(text) ? text : null;
}
