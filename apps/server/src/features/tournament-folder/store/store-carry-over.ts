import { groupsTakingOver } from '@sevenmetre/rules/bracket';
import { criteriaOf } from '@sevenmetre/rules/standings';
import type { Tx } from '../../../platform/database/index.ts';
import {
  findEditionRules,
  toSnapshotGroupTeam,
  toSnapshotMatch,
  updateCarriesOver,
  updateNamedCarryOver,
} from '../../competition/index.ts';
import { findCompetitionRows } from './carry-over.repository.ts';
import type { ImportContext } from './import-context.ts';

/**
 * Stores which groups carry results over. If the folder does not say, it is inferred from their schedules;
 * groups that the organiser has marked then stay marked. Returns the number of changed groups.
 */
export async function storeCarryOver({ editionId, good }: ImportContext, tx: Tx): Promise<number> {
  const { settings } = good.tournament;
  const { groups } = good.tournament;
  const said = await updateNamedCarryOver(editionId, groups, tx);
  const refused = new Set<string | null>(
    groups.flatMap(({ id, carryOver }) => (carryOver === false ? [id] : [])),
  );
  const rows = await findCompetitionRows(editionId, tx);
  const saidNot = rows.groups.filter(({ sourceId }) => refused.has(sourceId));
  const competition = {
    ...(await findEditionRules(editionId, tx)),
    groups: rows.groups,
    groupTeams: rows.seats.map(toSnapshotGroupTeam),
    matches: rows.matches.map((match) => toSnapshotMatch(match, settings.timeZone)),
    roundLevels: rows.roundLevels,
    stages: rows.stages,
    criteriaOf: () => criteriaOf(settings, undefined),
  };
  const found = groupsTakingOver(competition, new Set(saidNot.map(({ id }) => id)));
  await updateCarriesOver(found, tx);
  return said + found.length;
}
