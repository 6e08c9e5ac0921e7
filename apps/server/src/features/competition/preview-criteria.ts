import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import * as groupRepository from './group.repository.ts';
import { type CriteriaChange, loadCompetition } from './load-competition.ts';
import { differences } from './preview-groups.ts';
import type { GroupsPreview } from './preview-groups.ts';

/** What would become of tables and seats if groups were ordered by other criteria. Locks and stores nothing. */
export async function previewCriteria(
  edition: EditionRow,
  change: CriteriaChange,
  tx: Tx,
): Promise<GroupsPreview & { readonly groupIds: readonly number[] }> {
  const groups = await groupRepository.findAllByEditionId(edition.id, tx);
  const { categoryId } = change;
  const own = groups.filter((group) => categoryId === null || group.categoryId === categoryId);
  const groupIds = own.map(({ id }) => id);
  const stored = await loadCompetition(edition, groups, tx);
  const changed = await loadCompetition(edition, groups, tx, change);
  const earlier = { competition: stored.index(stored.groupTeams, stored.matches) };
  const derived = deriveGroups(changed, groupIds, earlier);
  return {
    groupIds,
    labels: new Map(groups.map(({ id, label }) => [id, label])),
    groupTeams: differences(changed.groupTeams, derived.groupTeams),
    matches: differences(changed.matches, derived.matches),
    conflicts: derived.conflicts,
  };
}
