import { type GroupOfTeams, entryGroupsOf } from '@sevenmetre/engine/draw';
import { planFormat } from '@sevenmetre/engine/formats';
import type { PlannedCategory } from '@sevenmetre/engine/plan';
import type { Tx } from '../../platform/database/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import { type DrawBy, amendDraws } from '../draw-amendments/index.ts';
import type { DerivedGroup } from './draft/derive.ts';
import type { Compared } from './versions/compare-plan.ts';
import type { Difference } from './versions/difference.ts';

/** The groups of a category that a draw fills, with the teams of the plan. */
export function groupsOfPlan({ format, entries }: PlannedCategory): GroupOfTeams[] {
  const plan = planFormat(format, entries.length);
  if (!plan.ok) return [];
  return entryGroupsOf(plan.value).map(({ id, entries: own }) => ({
    id,
    teams: own.flatMap((entry) => entries[entry] ?? []),
  }));
}

interface PublishedGroups {
  readonly plan: { readonly derived: { readonly groups: readonly Pick<DerivedGroup, 'key' | 'category'>[] } };
  readonly standing: { readonly groups: readonly { readonly id: number; readonly category: string }[] };
  readonly difference: Pick<Difference, 'newGroups' | 'goneGroups' | 'seats' | 'goneSeats'>;
}

/** Codes of the categories in which a publication changes groups or who sits in them. */
export function changedCategories({ plan, standing, difference }: PublishedGroups): ReadonlySet<string> {
  const categoryOfKey = new Map(plan.derived.groups.map(({ key, category }) => [key, category]));
  const categoryOfId = new Map(standing.groups.map(({ id, category }) => [id, category]));
  return new Set([
    ...[...difference.newGroups, ...difference.goneGroups].map(({ category }) => category),
    ...difference.seats.flatMap(({ group }) => categoryOfKey.get(group) ?? []),
    ...difference.goneSeats.flatMap(({ groupId }) => categoryOfId.get(groupId) ?? []),
  ]);
}

/**
 * Publishes an amendment for every category that was drawn in public and whose groups a publication changes.
 * Called before anything of the publication is written.
 * @returns a refusal if there is no public reason; null: it may be published
 */
export function amendPublished(
  compared: Compared,
  by: Omit<DrawBy, 'editionId'>,
  tx: Tx,
): Promise<Refusal | null> {
  const { plan } = compared;
  const changes = [...changedCategories(compared)].map((code) => {
    const planned = plan.document.categories.get(code);
    return { code, groups: planned ? groupsOfPlan(planned) : [] };
  });
  return amendDraws(changes, { ...by, editionId: plan.edition.id }, tx);
}
