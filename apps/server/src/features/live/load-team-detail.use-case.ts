import type { PublicTeamDetail } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import { findNamePublication } from './match-detail.repository.ts';
import { findTeamMembers } from './team-detail.repository.ts';

/** What the page of a team shows beyond the snapshot, read at one moment. Not kept: the page's bytes are. */
export function loadTeamDetail(
  database: Database,
  editionId: number,
  teamId: number,
): Promise<PublicTeamDetail> {
  return database.transaction(
    async (tx) => ({
      participants: await findTeamMembers(teamId, await findNamePublication(editionId, tx), tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
