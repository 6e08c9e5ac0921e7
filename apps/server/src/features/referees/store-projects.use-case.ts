import type { Database } from '../../platform/database/index.ts';
import { insertProjects } from '../enumerations/index.ts';

/** Programmes that referees can name; those that are there already stay as they are. */
export async function storeRefereeProjects(database: Database, names: readonly string[]): Promise<void> {
  await database.transaction((tx) => insertProjects(names, tx));
}
