/** Entries whose text is a link that pages offer to follow (rule CO8). */
const linkKeys: ReadonlySet<string> = new Set([
  'bulletin-link',
  'terms-general',
  'terms-club',
  'terms-referee',
]);

/** Whether an entry's text has to be a link. */
export function isLinkKey(key: string): boolean {
  return linkKeys.has(key);
}

/**
 * The link that a text is: an http or https address, or a path of the portal itself. null: it is none, as no text,
 * `javascript:…` or `//host` are.
 */
export function linkOf(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^(https?:\/\/[^\s/\\][^\s]*|\/([^/\\\s][^\s]*)?)$/iu.test(text) ? text : null;
}
