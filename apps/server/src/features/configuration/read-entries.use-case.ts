import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { findAllByEditionId } from './entry.repository.ts';
import type { ListedEntry } from './entry.repository.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

/** Entries of an edition; without any edition, the defaults. */
export function readEntries(
  { database }: ConfigurationContext,
  edition: number | null,
): Promise<Outcome<ListedEntry[]>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok && edition !== null) return refuse('edition-unknown');
      return done(await findAllByEditionId(working.ok ? working.value.id : null, tx));
    },
    { accessMode: 'read only' },
  );
}
