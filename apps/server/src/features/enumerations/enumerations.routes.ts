import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { EnumerationsContext } from './context.ts';
import { deleteEntry, orderEntries } from './keep-list.use-case.ts';
import { readEnumerations } from './read-enumerations.use-case.ts';
import { createEntry, updateEntry } from './save-entry.use-case.ts';
import { changeOnShelf, onShelf, shelves } from './shelves.ts';

type Names =
  | 'enumerations'
  | 'enumerationCreate'
  | 'enumerationUpdate'
  | 'enumerationDelete'
  | 'enumerationOrder';

/** The lists of an organiser. */
export function enumerationHandlers(context: EnumerationsContext): Handlers<Names> {
  const guard = guardOf(context.clock);
  return {
    enumerations: ({ actor, query: { edition = null } }) =>
      guard(actor, 'enumerations', async () => foundOf(await readEnumerations(context, edition))),
    enumerationCreate: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'enumerationCreate', async (by) =>
        answerOf(
          await onShelf(body, (shelf, values) => createEntry(context, { actor: by, edition }, shelf, values)),
        ),
      ),
    enumerationUpdate: ({ actor, params: { kind, id }, query: { edition = null }, body }) =>
      guard(actor, 'enumerationUpdate', async (by) => {
        if (body.kind !== kind) return answerOf<{ id: number }>(refuse('entry-unknown'));
        return answerOf(
          await changeOnShelf(body, (shelf, change) =>
            updateEntry(context, { actor: by, edition }, shelf, { ...change, id }),
          ),
        );
      }),
    enumerationDelete: ({ actor, params: { kind, id }, query: { edition = null } }) =>
      guard(actor, 'enumerationDelete', async (by) =>
        answerOf(await deleteEntry(context, { actor: by, edition }, shelves[kind], id)),
      ),
    enumerationOrder: ({ actor, params: { kind }, query: { edition = null }, body }) =>
      guard(actor, 'enumerationOrder', async (by) =>
        answerOf(await orderEntries(context, { actor: by, edition }, shelves[kind], body.ids)),
      ),
  };
}
