import type { PublicMatchDetail } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import { findLiveVersion } from './changes.repository.ts';
import { findEvents, findNamePublication, findReferees, findRoster } from './match-detail.repository.ts';

export interface LoadedDetail extends PublicMatchDetail {
  /** The version the events were read at; later changes are to be applied to them. */
  readonly v: number;
  readonly deletedIds: readonly number[];
}

/** What a match page shows beyond the snapshot, read at one moment. */
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
