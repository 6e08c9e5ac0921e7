import { findWorkingEdition } from '../competition/index.ts';
import { findAllByEditionId } from './entry.repository.ts';
import type { ListedEntry } from './entry.repository.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

/** Entries of an edition; without any edition, the defaults. null: no such edition. */
export function readEntries(
  { database }: ConfigurationContext,
  edition: number | null,
): Promise<ListedEntry[] | null> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok && edition !== null) return null;
      return findAllByEditionId(working.ok ? working.value.id : null, tx);
    },
    { accessMode: 'read only' },
  );
}
