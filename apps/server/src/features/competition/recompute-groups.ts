import type { Competition, SeatConflict } from '@sevenmetre/rules/bracket';
import type { GroupTeam, Match } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import { affectedGroups, neededGroups } from './affected-groups.ts';
import { lockMatchesAround } from './competition.repository.ts';
import { deriveGroups } from './derive-groups.ts';
import * as editionRepository from './edition.repository.ts';
import * as groupRepository from './group.repository.ts';
import * as groupTeamRepository from './group-team.repository.ts';
import { type LoadedCompetition, loadCompetition } from './load-competition.ts';
import { findTeamNames } from './public-team.repository.ts';
import * as matchRepository from './match.repository.ts';
import { toSnapshotGroupTeam, toSnapshotMatch } from './snapshot-rows.ts';

/** A conflict of seats with the public names of groups and teams. */
export interface NamedConflict extends SeatConflict {
  readonly groupLabel: string;
  /** null: nobody sits there. */
  readonly teamName: string | null;
  readonly belongsToName: string | null;
}

export interface RecomputeRequest {
  readonly editionId: number;
  /** Groups whose results changed; dependent groups are found here. `all`: the whole edition. */
  readonly groupIds: readonly number[] | 'all';
  readonly now: Date;
}

/** All changed rows, in the form of a change row. */
export interface Recomputed {
  readonly matches: readonly Match[];
  readonly groupTeams: readonly GroupTeam[];
  /** Seats that should have another team but have been played on: left unchanged for the organiser. */
  readonly conflicts: readonly NamedConflict[];
}

/**
 * Locks all groups that results of the given ones can affect, in ascending order, then their matches. The
 * caller has locked the edition row before, so that the groups found here cannot change meanwhile.
 */
export async function lockAffected(
  tx: Tx,
  { editionId, groupIds }: Pick<RecomputeRequest, 'editionId' | 'groupIds'>,
): Promise<void> {
  const { affected } = await findAffected(tx, editionId, groupIds);
  await lockRows(affected, tx);
}

/**
 * Results → standings → seats of the given groups and of every group that depends on them; stores the rows
 * that changed and returns them. Must be called in the same transaction after every write that tables or
 * seats depend on: results, lots, withdrawals, groups closed by hand, seats given by hand, settings.
 * Idempotent. Takes the locks of `lockAffected` (again); the live version is locked afterwards, by the
 * caller.
 */
export async function recomputeGroups(tx: Tx, request: RecomputeRequest): Promise<Recomputed> {
  const { editionId, groupIds, now } = request;
  if (groupIds.length === 0) return { matches: [], groupTeams: [], conflicts: [] };
  const edition = await editionRepository.findById(editionId, tx);
  if (!edition) throw new Error(`there is no edition ${editionId}`);
  const { affected, needed } = await findAffected(tx, editionId, groupIds);
  await lockRows(affected, tx);
  const loaded = await loadCompetition(edition, needed, tx);
  const derived = deriveGroups(loaded, groupIds === 'all' ? affected : groupIds);
  await groupTeamRepository.updateAll(derived.groupTeams, tx);
  await matchRepository.updateTeams(derived.matches, now, tx);
  return {
    matches: derived.matches.map((row) => toSnapshotMatch(row, edition.timeZone)),
    groupTeams: derived.groupTeams.map(toSnapshotGroupTeam),
    conflicts: await withNames(derived.conflicts, loaded, tx),
  };
}

/** The whole competition of an edition as it is stored now. */
export async function findCompetition(editionId: number, tx: Tx): Promise<Competition> {
  const edition = await editionRepository.findById(editionId, tx);
  if (!edition) throw new Error(`there is no edition ${editionId}`);
  const groups = await groupRepository.findAllByEditionId(editionId, tx);
  const loaded = await loadCompetition(edition, groups, tx);
  return loaded.index(loaded.groupTeams, loaded.matches);
}

/** Names are read only if there are conflicts, which are rare. */
async function withNames(
  conflicts: readonly SeatConflict[],
  { groups }: Pick<LoadedCompetition, 'groups'>,
  tx: Tx,
): Promise<NamedConflict[]> {
  const editionId = groups[0]?.editionId;
  if (conflicts.length === 0 || editionId === undefined) return [];
  const names = await findTeamNames(editionId, tx);
  const labels = new Map(groups.map(({ id, label }) => [id, label]));
  const nameOf = (id: number) => names.get(id) ?? String(id);
  return conflicts.map((conflict) => ({
    ...conflict,
    groupLabel: labels.get(conflict.groupId) ?? '',
    teamName: conflict.teamId === null ? null : nameOf(conflict.teamId),
    belongsToName: conflict.belongsTo === null ? null : nameOf(conflict.belongsTo),
  }));
}

/**
 * The groups that results of the given ones can affect, and those that the tables of these are computed from.
 */
export async function findAffected(tx: Tx, editionId: number, groupIds: readonly number[] | 'all') {
  const groups = await groupRepository.findAllByEditionId(editionId, tx);
  if (groupIds === 'all') return { affected: groups.map(({ id }) => id), needed: groups };
  const dependencies = await groupRepository.findDependencies(editionId, tx);
  const affected = affectedGroups(groupIds, groups, dependencies);
  return { affected, needed: neededGroups(affected, groups, dependencies) };
}

async function lockRows(groupIds: readonly number[], tx: Tx): Promise<void> {
  await groupRepository.lockAllByIds(groupIds, tx);
  await lockMatchesAround(groupIds, tx);
}
