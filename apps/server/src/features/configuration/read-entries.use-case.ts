import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { findNames, findNewestOfKeys } from '../audit/index.ts';
import { findWorkingEdition, utcText } from '../competition/index.ts';
import { findAllByEditionId } from './entry.repository.ts';
import type { ListedEntry } from './entry.repository.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

/** An entry with the last change of its value in the edition. */
type ReadEntry = ListedEntry & Pick<ListedConfigurationEntry, 'changed'>;

/** Entries of an edition; without any edition, the defaults. */
export function readEntries(
  { database }: ConfigurationContext,
  edition: number | null,
): Promise<Outcome<ReadEntry[]>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok && edition !== null) return refuse('edition-unknown');
      const id = working.ok ? working.value.id : null;
      const entries = await findAllByEditionId(id, tx);
      const changes = id === null ? new Map<string, never>() : await findChanges(id, tx);
      return done(entries.map((entry) => ({ ...entry, changed: changes.get(entry.key) ?? null })));
    },
    { accessMode: 'read only' },
  );
}

/** When and by whom each value was last changed, by key, as the log knows. */
async function findChanges(editionId: number, tx: Tx) {
  const newest = [...(await findNewestOfKeys(editionId, tx)).values()];
  const names = await findNames(
    newest.map(({ userId }) => userId),
    tx,
  );
  return new Map(
    newest.map(({ key, at, userId }) => [
      key,
      { at: utcText(at), by: userId === null ? null : (names.get(userId) ?? null) },
    ]),
  );
}
