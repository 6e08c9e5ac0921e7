import { guardOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { answerOf, editionMissing } from '../back-office/index.ts';
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
    enumerations: ({ actor }) =>
      guard(actor, 'enumerations', async () => {
        const body = await readEnumerations(context);
        return body ? { status: 200, body } : editionMissing;
      }),
    enumerationCreate: ({ actor, body }) =>
      guard(actor, 'enumerationCreate', async (organiser) =>
        answerOf(await onShelf(body, (shelf, values) => createEntry(context, organiser, shelf, values))),
      ),
    enumerationUpdate: ({ actor, params: { kind, id }, body }) =>
      guard(actor, 'enumerationUpdate', async (organiser) => {
        if (body.kind !== kind) return answerOf<{ id: number }>(refuse('entry-unknown'));
        return answerOf(
          await changeOnShelf(body, (shelf, change) =>
            updateEntry(context, organiser, shelf, { ...change, id }),
          ),
        );
      }),
    enumerationDelete: ({ actor, params: { kind, id } }) =>
      guard(actor, 'enumerationDelete', async (organiser) =>
        answerOf(await deleteEntry(context, organiser, shelves[kind], id)),
      ),
    enumerationOrder: ({ actor, params: { kind }, body }) =>
      guard(actor, 'enumerationOrder', async (organiser) =>
        answerOf(await orderEntries(context, organiser, shelves[kind], body.ids)),
      ),
  };
}
