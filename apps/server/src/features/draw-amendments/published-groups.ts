import type { DrawGroup } from '@sevenmetre/contract/draws/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Db, Tx } from '../../platform/database/index.ts';
import { differencesOf } from '@sevenmetre/engine/draw';
import { findNamedSeats, findRevealedCategories } from './amendment.repository.ts';

/**
 * The groups of a category that visitors see, with the labels of the draw's format; if the category has none of
 * these groups, all its groups. null: none has teams.
 */
export async function readPublishedGroups(
  { id, code }: { readonly id: number; readonly code: string },
  drawn: readonly string[],
  tx: Db | Tx,
): Promise<DrawGroup[] | null> {
  const seats = (await findNamedSeats(id, tx)).map((row) => ({
    group: labelInFormat(row.planKey, code) ?? row.label,
    team: { id: String(row.id), name: teamDisplayName(row) },
  }));
  if (seats.length === 0) return null;
  const isDrawn = seats.some(({ group }) => drawn.includes(group));
  const labels = isDrawn ? drawn : [...new Set(seats.map(({ group }) => group))];
  // A team that begins in two groups was drawn into the first one only.
  const seen = new Set<string>();
  return labels.map((label) => {
    const own = seats.filter(({ group, team }) => group === label && !seen.has(team.id));
    for (const { team } of own) seen.add(team.id);
    return { id: label, teams: own.map(({ team }) => team) };
  });
}

/** null: the group is of no plan. */
export function labelInFormat(planKey: string | null, code: string): string | null {
  return planKey?.startsWith(`${code} `) ? planKey.slice(code.length + 1) : null;
}

type GroupsByCategory = ReadonlyMap<string, readonly DrawGroup[]>;

/** The published groups of all categories of an edition with a revealed draw that was not set aside. */
export async function readDrawnGroups(editionId: number, tx: Tx): Promise<GroupsByCategory> {
  const found = new Map<string, readonly DrawGroup[]>();
  for (const category of await findRevealedCategories(editionId, tx))
    found.set(category.code, (await readPublishedGroups(category, [], tx)) ?? []);
  return found;
}

/** Categories whose groups had teams before and have others now. */
export function changedGroups(before: GroupsByCategory, after: GroupsByCategory): string[] {
  const idsOf = (groups: readonly DrawGroup[] = []) =>
    groups.map(({ id, teams }) => ({ id, teams: teams.map((team) => team.id) }));
  return [...before].flatMap(([code, groups]) =>
    differencesOf(idsOf(groups), idsOf(after.get(code))).length > 0 ? [code] : [],
  );
}
