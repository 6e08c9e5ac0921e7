import { eachPersonText, type RosterPerson } from '@sevenmetre/rules/roster';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { appendChange } from '../live/index.ts';
import type { RosterClub } from './roster.repository.ts';
import * as rosterRepository from './roster.repository.ts';
import * as participantRepository from './participant.repository.ts';

export interface Change {
  readonly club: RosterClub;
  readonly userId: number;
  readonly at: Date;
  /** File and line of the people of an import, in their order. */
  readonly reasons?: readonly string[];
}

/**
 * Stores people with an audit entry (ids and places only, never a name), and appends a live change if a
 * public page may show them. Must be the last call of its transaction.
 * @returns their ids, in their order
 */
export async function storePersons(
  change: Change,
  persons: readonly RosterPerson[],
  tx: Tx,
): Promise<number[]> {
  const known = persons.flatMap(({ id }) => id ?? []);
  const werePublic = await rosterRepository.arePublic(known, tx);
  const ids: number[] = [];
  // Sequential, because a transaction has one connection.
  for (const [at, person] of persons.entries())
    ids.push(await storePerson(change, person, change.reasons?.[at] ?? null, tx));
  if (werePublic || (await rosterRepository.arePublic(ids, tx))) await appendChange(tx, { structure: true });
  return ids;
}

async function storePerson(
  { club, userId, at }: Change,
  person: RosterPerson,
  reason: string | null,
  tx: Tx,
): Promise<number> {
  const columns = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    birthDate: person.birthDate,
    gender: person.gender,
    ...eachPersonText((field) => person[field].trim()),
  };
  const id =
    person.id ??
    (await participantRepository.insert({ clubId: club.id, editionId: club.editionId }, columns, tx));
  if (person.id !== null) await participantRepository.update(id, columns, tx);
  await participantRepository.replaceAssignments(id, person.assignments, tx);
  await recordAudit(tx, {
    at,
    userId,
    action: person.id === null ? 'participantCreate' : 'participantUpdate',
    subjectType: 'participant',
    subjectId: id,
    reason,
    after: { clubId: club.id, assignments: person.assignments },
  });
  return id;
}
