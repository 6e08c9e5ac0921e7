import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { forbidden } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { readEntries } from './read-entries.use-case.ts';
import type { EntryRow } from './entry.repository.ts';
import { readEffect } from './read-effect.use-case.ts';
import { saveEntry } from './save-entry.use-case.ts';
import type { ConfigurationContext, EntryOutcome } from './save-entry.use-case.ts';

export type { EntryRow } from './entry.repository.ts';
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

/** Configuration entries, for organisers. */
export function configurationHandlers(
  context: ConfigurationContext,
): Handlers<'configuration' | 'configurationEffect' | 'configurationUpdate'> {
  return {
    configuration: async ({ query: { edition = null } }) => {
      const entries = await readEntries(context, edition);
      if (entries === null) return { status: 404, body: said('edition-unknown') };
      return { status: 200, body: entries.map((entry) => ({ ...shown(entry), initial: entry.initial })) };
    },
    configurationEffect: async ({ params, query: { edition = null }, body: { value } }) => {
      const effect = await readEffect(context, edition, { key: params.key, value });
      if (effect.ok) return { status: 200, body: effect.value };
      return { status: 404, body: said(effect.code) };
    },
    configurationUpdate: async ({ actor, params, query: { edition = null }, body }) => {
      return answer(await saveEntry(context, { actor, edition }, { key: params.key, ...body }));
    },
  };
}

function answer(saved: EntryOutcome) {
  switch (saved.outcome) {
    case 'saved':
      return { status: 200, body: shown(saved.entry) } as const;
    case 'changed':
      return { status: 409, body: said('changed-meanwhile', { value: saved.entry.value }) } as const;
    case 'invalid': {
      const { dataType, format } = saved.entry;
      return { status: 422, body: said('configuration-value-invalid', { dataType, format }) } as const;
    }
    case 'texts-invalid':
      return { status: 422, body: said('translations-invalid', { errors: saved.errors }) } as const;
    case 'forbidden':
      return forbidden;
    case 'unknown':
      return { status: 404, body: said('configuration-unknown') } as const;
    case 'edition-missing':
    case 'edition-unknown':
      return { status: 404, body: said(saved.outcome) } as const;
  }
}

function said<C extends string>(error: C, additionalProperties: Record<string, unknown> = {}) {
  return { error, additionalProperties };
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
