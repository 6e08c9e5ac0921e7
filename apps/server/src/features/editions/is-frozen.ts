import { frozenOperations } from '@sevenmetre/contract/editions/frozen';
import type { Database } from '../../platform/database/index.ts';
import { findCurrentEdition } from '../competition/index.ts';

/** Whether a call writes to what is frozen, because the current edition is closed. */
export function createIsFrozen({ db }: Pick<Database, 'db'>) {
  return async (operation: string): Promise<boolean> =>
    frozenOperations.has(operation) && ((await findCurrentEdition(db))?.closedAt ?? null) !== null;
}
