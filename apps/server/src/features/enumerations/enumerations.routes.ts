import { answerOf, foundOf } from '../../platform/http/index.ts';
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
    enumerations: async ({ query: { edition = null } }) => foundOf(await readEnumerations(context, edition)),
    enumerationCreate: async ({ actor, query: { edition = null }, body }) =>
      answerOf(
        await withEntryList(body, (list, values) => createEntry(context, { actor, edition }, list, values)),
      ),
    enumerationUpdate: async ({ actor, params: { kind, id }, query: { edition = null }, body }) => {
      if (body.kind !== kind) return answerOf<{ id: number }>(refuse('entry-unknown'));
      return answerOf(
        await withChangeList(body, (list, change) =>
          updateEntry(context, { actor, edition }, list, { ...change, id }),
        ),
      );
    },
    enumerationDelete: async ({ actor, params: { kind, id }, query: { edition = null } }) =>
      answerOf(await deleteEntry(context, { actor, edition }, lists[kind], id)),
    enumerationOrder: async ({ actor, params: { kind }, query: { edition = null }, body }) =>
      answerOf(await orderEntries(context, { actor, edition }, lists[kind], body.ids)),
  };
}
