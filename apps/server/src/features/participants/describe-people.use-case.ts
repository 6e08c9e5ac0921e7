import type { PersonGender } from '@sevenmetre/rules/roster';
import type { Database } from '../../platform/database/index.ts';
import { updateBySourceIds } from './participant.repository.ts';

/** Personal data that a tournament folder does not contain. */
export interface Description {
  /** Id in the folder. */
  readonly sourceId: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly gender: PersonGender;
}

/** Adds birth dates and genders to imported people. Public data do not change. */
export async function describePeople(
  { database }: { readonly database: Database },
  editionId: number,
  people: readonly Description[],
): Promise<void> {
  await database.transaction((tx) => updateBySourceIds(editionId, people, tx));
}
