import { groupOutcome } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import { loadCompetition } from './load-competition.ts';
import { withClashes } from './preview-groups.ts';
import { differences } from './preview-groups.ts';
import type { GroupsPreview } from './preview-groups.ts';
import { findAffected } from './recompute-groups.ts';

export interface ClosingPreview extends GroupsPreview {
  /** Places of the group that would still be undecided. */
  readonly undecided: readonly number[];
}

/** Tables and seats if a group were closed by hand or reopened. Locks and stores nothing. */
export async function previewClosing(
  edition: EditionRow,
  { groupId, closed }: { readonly groupId: number; readonly closed: boolean },
  tx: Tx,
): Promise<ClosingPreview> {
  const { needed } = await findAffected(tx, edition.id, [groupId]);
  const groups = needed.map((group) => (group.id === groupId ? { ...group, closedByHand: closed } : group));
  const loaded = await loadCompetition(edition, groups, tx);
  const derived = deriveGroups(loaded, [groupId]);
  const outcome = groupOutcome(loaded.index(loaded.groupTeams, loaded.matches), groupId);
  const preview = {
    labels: new Map(groups.map(({ id, label }) => [id, label])),
    groupTeams: differences(loaded.groupTeams, derived.groupTeams),
    matches: differences(loaded.matches, derived.matches),
    conflicts: derived.conflicts,
  };
  return { ...(await withClashes(edition, preview, tx)), undecided: closed ? outcome.waiting : [] };
}
