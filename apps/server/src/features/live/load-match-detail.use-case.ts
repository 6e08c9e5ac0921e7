import type { PublicMatchDetail } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import { findLiveVersion } from './changes.repository.ts';
import { findEvents, findNamePublication, findReferees, findRoster } from './match-detail.repository.ts';

export interface LoadedDetail extends PublicMatchDetail {
  /** The version of the events; later changes have to be applied. */
  readonly v: number;
  readonly deletedIds: readonly number[];
}

/** Data of a match page beyond the snapshot, from one snapshot of the database. */
export function loadMatchDetail(
  database: Database,
  editionId: number,
  matchId: number,
): Promise<LoadedDetail> {
  return database.transaction(
    async (tx) => {
      const version = await findLiveVersion(tx);
      const publication = await findNamePublication(editionId, tx);
      return {
        v: version?.v ?? 0,
        ...(await findEvents(matchId, tx)),
        roster: await findRoster(matchId, publication, tx),
        referees: await findReferees(matchId, tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
