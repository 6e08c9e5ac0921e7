/** A group's label as addresses carry it: spaces become dashes, nothing else changes. */
export function groupSlug(label: string): string {
  return label.trim().replace(/\s/gu, '-');
}

/** What a reporter's address calls a match: its group with dashes, then its number; the number alone without a group. */
export function matchSlug(groupLabel: string | null, matchNumber: number): string {
  const group = groupLabel === null ? '' : groupSlug(groupLabel);
  return group === '' ? String(matchNumber) : `${group}-${matchNumber}`;
}

export interface MatchSlug {
  /** null: the match has no group. */
  readonly groupSlug: string | null;
  readonly matchNumber: number;
}

/** null: not the slug of a match. The number decides which match is meant; the group only says it to people. */
export function parseMatchSlug(slug: string): MatchSlug | null {
  const found = /^(?:(?<group>.+)-)?(?<number>[1-9]\d{0,8})$/u.exec(slug);
  if (!found?.groups) return null;
  return { groupSlug: found.groups['group'] ?? null, matchNumber: Number(found.groups['number']) };
}
