import { wordsOf } from '@sevenmetre/rules/search';
import type { Tx } from '../../../platform/database/index.ts';
import type { FolderError } from '../folder-error.ts';
import type { ImportContext } from '../store/import-context.ts';
import { type Identity, recogniseExported, updateSourceIds } from '../../competition/index.ts';
import { recogniseExportedPeople, updateSourceIdsOfPeople } from '../../participants/index.ts';
import type { GoodFolder } from '../read/read-folder.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { findNamelessPeople } from './identity.repository.ts';
import { findRegistered } from './registered.repository.ts';
import type { Confirmed } from './check-confirmed.ts';
import type { NamelessPerson } from './identity.repository.ts';

/**
 * Assigns the folder's ids to registered clubs, teams, groups and participants before the import, so that
 * they are not stored twice. Recognised by the ids of an export or an earlier import, else by confirmation of
 * a person (clubs and teams) and then by name (participants).
 * @returns errors of the confirmed matches; nothing is changed then
 */
export async function identifyRows(
  { editionId, good }: ImportContext,
  confirmed: Confirmed,
  tx: Tx,
): Promise<readonly FolderError[]> {
  const { clubs, teams, groups, players } = good.tournament;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await recogniseExported(editionId, 'clubs', ids(clubs), tx);
  await recogniseExported(editionId, 'teams', ids(teams), tx);
  await recogniseExported(editionId, 'groups', ids(groups), tx);
  const people = new Set(players.map(({ id }) => good.persons.get(id) ?? id));
  await recogniseExportedPeople(editionId, people, tx);
  if (confirmed.clubs.size + confirmed.teams.size === 0) return [];
  const errors = checkConfirmed(good.tournament, await findRegistered(editionId, tx), confirmed);
  if (errors.length > 0) return errors;
  await updateSourceIds(editionId, 'clubs', identitiesOf(confirmed.clubs), tx);
  await updateSourceIds(editionId, 'teams', identitiesOf(confirmed.teams), tx);
  const nameless = await findNamelessPeople([...confirmed.teams.values()], tx);
  await updateSourceIdsOfPeople(editionId, findSamePeople(good, nameless), tx);
  return [];
}

function identitiesOf(rows: ReadonlyMap<string, number>): Identity[] {
  return Array.from(rows, ([id, row]) => ({ id, row }));
}

/**
 * Participants of confirmed teams who are also in the folder: the same first and last name in the same team,
 * unique on both sides.
 * @param people without a source id, with the folder's id of their team
 */
function findSamePeople(
  { tournament, persons }: Pick<GoodFolder, 'tournament' | 'persons'>,
  people: readonly NamelessPerson[],
): readonly Identity[] {
  const lines = tournament.players.filter(({ id }) => !persons.has(id));
  const named = byName(lines, ({ team, firstName, lastName }) => nameIn(team ?? '', firstName, lastName));
  const registered = byName(people, ({ team, firstName, lastName }) => nameIn(team, firstName, lastName));
  const found = new Map<number, string>();
  for (const [name, [player, another]] of named) {
    const [person, other] = registered.get(name) ?? [];
    if (player && !another && person && !other && !found.has(person.row)) found.set(person.row, player.id);
  }
  return Array.from(found, ([row, id]) => ({ row, id }));
}

function nameIn(team: string, firstName: string, lastName: string): string {
  return JSON.stringify([team, ...wordsOf(`${firstName} ${lastName}`)]);
}

function byName<T>(rows: readonly T[], nameOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(rows, nameOf);
}
