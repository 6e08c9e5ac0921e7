import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Handlers } from '../../platform/http/index.ts';
import { done } from '../../platform/outcome/index.ts';
import { copySettings, readDifferences } from './copy-settings.use-case.ts';
import { readEntries } from './read-entries.use-case.ts';
import type { EntryRow } from './entry.repository.ts';
import { readEffect } from './read-effect.use-case.ts';
import { saveEntry } from './save-entry.use-case.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

export type { EntryRow } from './entry.repository.ts';
export { movedMoment } from './moved-moment.ts';
export {
  insertEntries,
  insertMissingConfiguration,
  upsertEditionConfiguration,
} from './entry-rows.repository.ts';
export {
  findByKey as findEntryByKey,
  lockEditions,
  type LockedEdition,
  upsertOfEdition,
} from './entry.repository.ts';

type Operations =
  | 'configuration'
  | 'configurationDifferences'
  | 'configurationEffect'
  | 'configurationUpdate'
  | 'configurationCopy';

/** Configuration entries, for organisers. */
export function configurationHandlers(context: ConfigurationContext): Handlers<Operations> {
  return {
    configuration: async ({ query: { edition = null } }) => {
      const entries = await readEntries(context, edition);
      if (!entries.ok) return entries;
      return done(
        entries.value.map((entry) => ({ ...shown(entry), initial: entry.initial, changed: entry.changed })),
      );
    },
    configurationDifferences: async ({ query: { edition = null, from = null } }) => {
      const found = await readDifferences(context, edition, from);
      if (!found.ok) return found;
      const { differences, ...others } = found.value;
      const settings = differences.map(({ entry, proposed }) => ({ ...shown(entry), proposed }));
      return done({ ...others, settings });
    },
    configurationEffect: ({ params, query: { edition = null }, body: { value } }) =>
      readEffect(context, edition, { key: params.key, value }),
    configurationUpdate: async ({ actor, params, query: { edition = null }, body }) => {
      const saved = await saveEntry(context, { actor, edition }, { key: params.key, ...body });
      return saved.ok ? done(shown(saved.value)) : saved;
    },
    configurationCopy: ({ actor, query: { edition = null }, body }) =>
      copySettings(context, { actor, edition }, body),
  };
}

function shown({ labelEn, descriptionEn, ...entry }: EntryRow): ConfigurationEntry {
  const { key, dataType, value, format, labelCs, descriptionCs, isPublic } = entry;
  return {
    key,
    dataType,
    value,
    format,
    label: labelEn,
    labelCs,
    description: descriptionEn,
    descriptionCs,
    isPublic,
    protected: entry.protected,
  };
}
