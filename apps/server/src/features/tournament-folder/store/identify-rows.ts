import type { Tx } from '../../../platform/database/index.ts';
import { recogniseExported } from './identity.repository.ts';
import type { ImportContext } from './import-context.ts';

/**
 * Finds the registered clubs, teams, groups and participants that the folder names by the ids of an export, before rows are
 * looked for by their ids: what was registered here is never stored a second time.
 */
export async function identifyRows({ editionId, good }: ImportContext, tx: Tx): Promise<void> {
  const { clubs, teams, groups, players } = good.tournament;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await recogniseExported(editionId, 'clubs', ids(clubs), tx);
  await recogniseExported(editionId, 'teams', ids(teams), tx);
  await recogniseExported(editionId, 'groups', ids(groups), tx);
  const people = new Set(players.map(({ id }) => good.persons.get(id) ?? id));
  await recogniseExported(editionId, 'participants', people, tx);
}
