import type {
  ConfigurationCopyBody,
  ConfigurationDifferences,
} from '@sevenmetre/contract/configuration/schemas';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { findWorkingEdition, lockWorkingEdition, type Organiser } from '../competition/index.ts';
import {
  type EditionStart,
  proposedValues,
  type SettingDifference,
  settingDifferences,
} from './differences.ts';
import { findAllByEditionId, findOtherEditions } from './entry.repository.ts';
import {
  checkEntry,
  type ConfigurationContext,
  type EntryChange,
  storeChanges,
} from './save-entry.use-case.ts';

interface Differences extends Pick<ConfigurationDifferences, 'editions' | 'fromId'> {
  readonly differences: readonly SettingDifference[];
}

/**
 * What an edition could take over from another one (rule CO14). Stores nothing.
 * @param edition null: the current one
 * @param from null: the one that begins before it, or any other
 */
export function readDifferences(
  { database }: ConfigurationContext,
  edition: number | null,
  from: number | null,
): Promise<Outcome<Differences>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok) return working;
      const { id, startDate } = working.value;
      const others = await findOtherEditions(id, tx);
      const other = from === null ? usualOf(others, startDate) : others.find((one) => one.id === from);
      if (from !== null && !other) return refuse('edition-unknown');
      const entries = await findAllByEditionId(id, tx);
      const proposed = other ? await findProposed(other, working.value, tx) : new Map<string, string>();
      return done({
        editions: others.map(({ id: otherId, name, year }) => ({ id: otherId, name, year })),
        fromId: other?.id ?? null,
        differences: settingDifferences(entries, proposed),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Takes over values of another edition: all of them, each checked and recorded as if it had been typed, or none. A refusal names
 * the key. A repeated form changes nothing.
 */
export function copySettings(
  { database, clock, senderDomains }: ConfigurationContext,
  { actor, edition }: Organiser,
  body: ConfigurationCopyBody,
): Promise<Outcome<{ readonly count: number }>> {
  return database.transaction(async (tx) => {
    const working = await lockWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    const saving = { actor, editionId, at: clock.now(), senderDomains };
    const copied = await once(tx, `configuration-copy:${editionId}`, body.clientKey, body, async () => {
      const other = (await findOtherEditions(editionId, tx)).find(({ id }) => id === body.fromId);
      if (!other) return refuse('edition-unknown');
      const proposed = await findProposed(other, working.value, tx);
      const changes: EntryChange[] = [];
      for (const asked of body.settings) {
        const { key } = asked;
        const value = proposed.get(key);
        if (value === undefined) return refuse('configuration-unknown', { key });
        if (value !== asked.value) return refuse('changed-meanwhile', { key, value });
        const checked = await checkEntry(saving, asked, tx);
        if (!checked.ok) return refuse(checked.code, { ...checked.parameters, key });
        if (checked.value.stored.value !== value) changes.push(checked.value);
      }
      const refusal = changes.length === 0 ? null : await storeChanges(saving, changes, tx);
      return refusal ?? done(changes.length);
    });
    // The repeat key keeps the number of values as its record.
    return copied.ok ? done({ count: copied.value.id }) : copied;
  });
}

/** The newest edition that begins before this one; without one, the newest of all. */
function usualOf<E extends EditionStart>(others: readonly E[], startDate: string): E | undefined {
  return others.find((one) => one.startDate < startDate) ?? others[0];
}

async function findProposed(
  from: EditionStart & { readonly id: number },
  to: EditionStart,
  tx: Tx,
): Promise<ReadonlyMap<string, string>> {
  return proposedValues(await findAllByEditionId(from.id, tx), from, to);
}
