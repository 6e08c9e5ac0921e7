import type { Competition } from '@sevenmetre/rules/bracket';
import type { GroupTeam } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { recomputeGroups } from '../competition/index.ts';
import type { ImportContext } from './import-context.ts';
import type { Note } from './note.ts';
import { findNamedSeats, findSeatConflicts } from './seat.repository.ts';

/**
 * Tables and seats after a folder was stored. A seat that was filled by a result which is another now goes to whose it
 * has become, or is empty again; whatever the folder seats by name stays, and so does a team that has played on its seat,
 * of which the notes tell.
 *
 * @param earlier the competition before the folder was stored; null for a new one
 */
export async function followResults(
  { editionId, good, clock }: ImportContext,
  earlier: Competition | null,
  tx: Tx,
): Promise<{ readonly groupTeams: readonly GroupTeam[]; readonly notes: readonly Note[] }> {
  const { seats, matches } = good.tournament;
  const { groupTeams, conflicts } = await recomputeGroups(tx, {
    editionId,
    groupIds: 'all',
    now: clock.now(),
    earlier: earlier && {
      competition: earlier,
      named: await findNamedSeats(editionId, { seats, matches }, tx),
    },
  });
  const kept = await findSeatConflicts(conflicts, tx);
  return { groupTeams, notes: kept.map((conflict): Note => ({ code: 'seat-played', ...conflict })) };
}
