import { groupSlug } from '../../names/index.ts';
import { derived, push } from './derived.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group } from '../../tournament/index.ts';

/** Groups by the names in links. */
interface GroupIndex {
  readonly ofCategory: ReadonlyMap<number, readonly Group[]>;
  readonly slugs: ReadonlyMap<number, string>;
  readonly byLabel: ReadonlyMap<string, Group>;
  readonly bySlug: ReadonlyMap<string, Group>;
}

const groupIndex = derived((groups: Snapshot['groups']): GroupIndex => {
  const sorted = [...groups.values()].sort((a, b) => a.weight - b.weight || a.id - b.id);
  const ofCategory = new Map<number, Group[]>();
  const sharing = new Map<string, Group[]>();
  for (const group of sorted) {
    push(ofCategory, group.categoryId, group);
    push(sharing, groupSlug(group.label), group);
  }
  const slugs = new Map<number, string>();
  const bySlug = new Map<string, Group>();
  for (const [dashed, named] of sharing) {
    const [first] = named;
    if (first) bySlug.set(dashed, first);
    for (const group of named) {
      const slug = named.length === 1 && isPathSafe(dashed) ? dashed : encodeURIComponent(group.label);
      slugs.set(group.id, slug);
      bySlug.set(slug, group);
    }
  }
  return { ofCategory, slugs, byLabel: new Map(sorted.map((group) => [group.label, group])), bySlug };
});

/**
 * Name of the group in links: its label with dashes, or the encoded label if that is ambiguous or not valid
 * in a path.
 */
export function slugOfGroup(snapshot: Snapshot, group: Group): string {
  return groupIndex(snapshot.groups).slugs.get(group.id) ?? encodeURIComponent(group.label);
}

/** The group of a path: by exact label first, then by slug. */
export function findGroup(snapshot: Snapshot, name: string): Group | null {
  const index = groupIndex(snapshot.groups);
  return index.byLabel.get(name) ?? index.bySlug.get(name) ?? null;
}

export function groupsOfCategory(snapshot: Snapshot, categoryId: number): readonly Group[] {
  return groupIndex(snapshot.groups).ofCategory.get(categoryId) ?? [];
}

/** Whether a slug is valid in a path unchanged; Czech letters are, a slash is not. */
function isPathSafe(slug: string): boolean {
  return slug !== '' && /^[\p{L}\p{N}._~-]+$/u.test(slug) && !/^\.+$/.test(slug);
}
