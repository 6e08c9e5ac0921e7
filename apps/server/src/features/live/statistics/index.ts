import type { Database } from '../../../platform/database/index.ts';
import { CategoryTalliesStore } from './category-tallies.ts';
import { loadMatches, loadNames } from './load-matches.use-case.ts';

export { countMatches } from './load-matches.use-case.ts';

/** Statistics from the events of a database. */
export function createTallies(database: Database): CategoryTalliesStore {
  return new CategoryTalliesStore({
    loadMatches: (snapshot, ids) => loadMatches(database, snapshot, ids),
    loadNames: (snapshot, ids) => loadNames(database, snapshot, ids),
  });
}
