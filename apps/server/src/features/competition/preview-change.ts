import type { SeatConflict } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import { type CompetitionChange, loadCompetition, type CriteriaChange } from './load-competition.ts';
import { withClashes } from './preview-groups.ts';
import { differences } from './preview-groups.ts';
import type { GroupsPreview } from './preview-groups.ts';
import { findAffected } from './recompute-groups.ts';
import { rescoredWalkovers } from './rescored-walkovers.ts';
import * as groupRepository from './group.repository.ts';

/**
 * Tables and seats of the given groups, and of all that depend on them, after a change that is not stored, with the
 * conflicts of seats that the change causes. Locks and stores nothing.
 */
export async function previewChange(
  edition: EditionRow,
  groupIds: readonly number[] | 'all',
  change: CompetitionChange,
  tx: Tx,
): Promise<GroupsPreview> {
  const { affected, needed } = await findAffected(tx, edition.id, groupIds);
  const loaded = await loadCompetition(edition, needed, tx, change);
  const goals = change.rules?.walkoverGoals;
  const rescored = goals === undefined ? [] : await rescoredWalkovers(loaded.matches, goals, tx);
  const rows = new Map(rescored.map((row) => [row.id, row]));
  const matches = loaded.matches.map((row) => rows.get(row.id) ?? row);
  const from = groupIds === 'all' ? affected : groupIds;
  const derived = deriveGroups({ ...loaded, matches }, from);
  const causedConflicts = async (conflicts: readonly SeatConflict[]) => {
    if (conflicts.length === 0) return conflicts;
    const stored = await loadCompetition(edition, needed, tx);
    return notIn(deriveGroups(stored, from).conflicts, conflicts);
  };
  return withClashes(
    edition,
    {
      labels: new Map(needed.map(({ id, label }) => [id, label])),
      groupTeams: differences(loaded.groupTeams, derived.groupTeams),
      matches: differences(loaded.matches, derived.matches),
      conflicts: await causedConflicts(derived.conflicts),
    },
    tx,
  );
}

/** Conflicts without those that are stored already. */
function notIn(known: readonly SeatConflict[], conflicts: readonly SeatConflict[]): SeatConflict[] {
  const keyOf = ({ groupId, groupTeamId, teamId, belongsTo, matchIds }: SeatConflict) =>
    [groupId, groupTeamId, teamId, belongsTo, ...matchIds].join(' ');
  const keys = new Set(known.map(keyOf));
  return conflicts.filter((conflict) => !keys.has(keyOf(conflict)));
}

/** Tables and seats if groups were ordered by other criteria. Locks and stores nothing. */
export async function previewCriteria(
  edition: EditionRow,
  criteria: CriteriaChange,
  tx: Tx,
): Promise<GroupsPreview & { readonly groupIds: readonly number[] }> {
  const groups = await groupRepository.findAllByEditionId(edition.id, tx);
  const { categoryId } = criteria;
  const own = groups.filter((group) => categoryId === null || group.categoryId === categoryId);
  const groupIds = own.map(({ id }) => id);
  return { groupIds, ...(await previewChange(edition, groupIds, { criteria }, tx)) };
}
