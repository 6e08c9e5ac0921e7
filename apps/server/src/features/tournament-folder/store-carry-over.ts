import { groupsTakingOver } from '@sevenmetre/rules/bracket';
import { criteriaOf } from '@sevenmetre/rules/standings';
import type { Tx } from '../../platform/database/index.ts';
import { findEditionRules, toSnapshotGroupTeam, toSnapshotMatch } from '../competition/index.ts';
import { findCompetitionRows, updateCarriesOver } from './carry-over.repository.ts';
import type { ImportContext } from './import-context.ts';

/**
 * A folder does not say which groups take over results of earlier ones; their schedules do. A group that was marked by
 * the organiser stays marked. Returns how many groups were marked.
 */
export async function storeCarryOver({ editionId, good }: ImportContext, tx: Tx): Promise<number> {
  const { settings } = good.tournament;
  const rows = await findCompetitionRows(editionId, tx);
  const found = groupsTakingOver({
    ...(await findEditionRules(editionId, tx)),
    groups: rows.groups,
    groupTeams: rows.seats.map(toSnapshotGroupTeam),
    matches: rows.matches.map((match) => toSnapshotMatch(match, settings.timeZone)),
    roundLevels: rows.roundLevels,
    stages: rows.stages,
    criteriaOf: () => criteriaOf(settings, undefined),
  });
  await updateCarriesOver(found, tx);
  return found.length;
}
