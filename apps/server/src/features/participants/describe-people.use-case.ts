import type { PersonGender } from '@sevenmetre/rules/roster';
import type { Database } from '../../platform/database/index.ts';
import { updateBySourceIds } from './participant.repository.ts';

/** What a tournament's folder does not tell of somebody. */
export interface Description {
  /** Id in the folder. */
  readonly sourceId: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly gender: PersonGender;
}

/** Adds birth dates and genders to people that came in with a folder. Nothing public changes. */
export async function describePeople(
  { database }: { readonly database: Database },
  editionId: number,
  people: readonly Description[],
): Promise<void> {
  await database.transaction((tx) => updateBySourceIds(editionId, people, tx));
}
