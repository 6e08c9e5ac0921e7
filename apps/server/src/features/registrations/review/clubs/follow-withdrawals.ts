import type { TeamOutcomes } from '@sevenmetre/contract/teams/team-states';
import type { TeamPlay } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  findTeamNames,
  groupRepository,
  lockAffected,
  lockWorkingEdition,
  namedConflicts,
  recomputeGroups,
  teamPlayRepository,
} from '../../../competition/index.ts';

/**
 * Locks the current edition and all tables and seats that depend on whether these teams take part.
 * @returns the matches of each team, which cannot change until the transaction ends
 */
export async function lockTablesOf(
  teamIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, TeamPlay>> {
  const working = await lockWorkingEdition(null, tx);
  if (!working.ok) return new Map();
  const groupIds = await teamPlayRepository.findGroupIds(teamIds, tx);
  await lockAffected(tx, { editionId: working.value.id, groupIds });
  return teamPlayRepository.findPlay(teamIds, tx);
}

/**
 * Recomputes tables and seats after a withdrawal or its reversal; returns seats that keep their team although
 * they should change.
 */
export async function followWithdrawals(
  teamIds: readonly number[],
  now: Date,
  tx: Tx,
): Promise<TeamOutcomes['conflicts']> {
  const working = await lockWorkingEdition(null, tx);
  if (!working.ok || teamIds.length === 0) return [];
  const editionId = working.value.id;
  const groupIds = await teamPlayRepository.findGroupIds(teamIds, tx);
  const { conflicts } = await recomputeGroups(tx, { editionId, groupIds, now });
  const labels = new Map(
    (await groupRepository.findAllByEditionId(editionId, tx)).map(({ id, label }) => [id, label]),
  );
  return namedConflicts(conflicts, labels, await findTeamNames(editionId, tx));
}
