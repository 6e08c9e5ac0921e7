import { wordsOf } from '@sevenmetre/rules/search';
import type { GoodFolder } from '../read/read-folder.ts';
import type { Identity } from '../../competition/index.ts';
import type { NamelessPerson } from './identity.repository.ts';

/**
 * Participants of confirmed teams who are also in the folder: the same first and last name in the same team,
 * unique on both sides.
 * @param people without a source id, with the folder's id of their team
 */
export function findSamePeople(
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
