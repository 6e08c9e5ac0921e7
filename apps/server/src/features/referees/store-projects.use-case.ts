import type { Database } from '../../platform/database/index.ts';
import { insertProjects } from '../enumerations/index.ts';

/** Stores projects that referees can choose; existing ones are not changed. */
export async function storeRefereeProjects(database: Database, names: readonly string[]): Promise<void> {
  await database.transaction((tx) => insertProjects(names, tx));
}
