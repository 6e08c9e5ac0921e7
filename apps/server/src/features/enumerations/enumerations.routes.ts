import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { deleteEntry, orderEntries } from './keep-list.use-case.ts';
import { readEnumerations } from './read-enumerations.use-case.ts';
import { createEntry, updateEntry } from './save-entry.use-case.ts';
import { lists, withChangeList, withEntryList } from './lists.ts';
import type { LinesContext } from '../invoice-lines/index.ts';

type Names =
  | 'enumerations'
  | 'enumerationCreate'
  | 'enumerationUpdate'
  | 'enumerationDelete'
  | 'enumerationOrder';

/** Handlers of the organiser's lists. */
export function enumerationHandlers(context: LinesContext): Handlers<Names> {
  return {
    enumerations: ({ query: { edition = null } }) => readEnumerations(context, edition),
    enumerationCreate: ({ actor, query: { edition = null }, body }) =>
      withEntryList(body, (list, values) => createEntry(context, { actor, edition }, list, values)),
    enumerationUpdate: async ({ actor, params: { kind, id }, query: { edition = null }, body }) => {
      if (body.kind !== kind) return refuse('entry-unknown');
      return withChangeList(body, (list, change) =>
        updateEntry(context, { actor, edition }, list, { ...change, id }),
      );
    },
    enumerationDelete: ({ actor, params: { kind, id }, query: { edition = null } }) =>
      deleteEntry(context, { actor, edition }, lists[kind], id),
    enumerationOrder: ({ actor, params: { kind }, query: { edition = null }, body }) =>
      orderEntries(context, { actor, edition }, lists[kind], body.ids),
  };
}
