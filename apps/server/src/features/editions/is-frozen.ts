import { frozenOperations } from '@sevenmetre/contract/editions/frozen';
import type { Database } from '../../platform/database/index.ts';
import { editionRepository, findCurrentEdition } from '../competition/index.ts';

/** Whether a call would write to a closed edition: the given one, else the current one. */
export function createIsFrozen({ db }: Pick<Database, 'db'>) {
  return async (operation: string, editionId: number | null): Promise<boolean> => {
    if (!frozenOperations.has(operation)) return false;
    const edition =
      editionId === null ? await findCurrentEdition(db) : await editionRepository.findById(editionId, db);
    return (edition?.closedAt ?? null) !== null;
  };
}
