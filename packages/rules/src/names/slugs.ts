/** A group's label in URLs: spaces become dashes. */
export function groupSlug(label: string): string {
  return label.trim().replace(/\s/gu, '-');
}

/**
 * Slug of a match in reporters' URLs: the group with dashes, then the number; only the number without a
 * group.
 */
export function matchSlug(groupLabel: string | null, matchNumber: number): string {
  const group = groupLabel === null ? '' : groupSlug(groupLabel);
  return group === '' ? String(matchNumber) : `${group}-${matchNumber}`;
}

export interface MatchSlug {
  /** null: no group. */
  readonly groupSlug: string | null;
  readonly matchNumber: number;
}

/** null: not the slug of a match. Only the number identifies the match; the group is for readers. */
export function parseMatchSlug(slug: string): MatchSlug | null {
  const found = /^(?:(?<group>.+)-)?(?<number>[1-9]\d{0,8})$/u.exec(slug);
  if (!found?.groups) return null;
  return { groupSlug: found.groups['group'] ?? null, matchNumber: Number(found.groups['number']) };
}
