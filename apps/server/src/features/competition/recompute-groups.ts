import type { GroupTeam, Match } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';

export interface RecomputeRequest {
  readonly editionId: number;
  /** Groups whose results changed; the groups that depend on them are found. `all`: the whole edition. */
  readonly groupIds: readonly number[] | 'all';
  readonly now: Date;
}

/** A seat that would go to another team, but its match has been played or is running: left as it is, for the organiser. */
export interface SeatConflict {
  readonly matchId: number;
  readonly groupId: number;
  readonly seatTeamId: number | null;
  readonly computedTeamId: number | null;
}

/** Every row that was changed, as the change row wants it. */
export interface Recomputed {
  readonly matches: readonly Match[];
  readonly groupTeams: readonly GroupTeam[];
  readonly conflicts: readonly SeatConflict[];
}

/**
 * Results → standings → seats of every group that depends on them. Takes the locks of groups and matches in ascending
 * order; the caller has locked the edition row before anything else, and locks the live version afterwards.
 */
export async function recomputeGroups(_tx: Tx, _request: RecomputeRequest): Promise<Recomputed> {
  throw new Error('standings are not computed yet');
}
