import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { createView, deleteView, readViews, updateView } from './list-view.use-case.ts';

type Names = 'listViews' | 'listViewCreate' | 'listViewUpdate' | 'listViewDelete';

/** Handlers of saved views of the organisers' lists. */
export function listViewHandlers(context: UseCaseContext): Handlers<Names> {
  return {
    listViews: async ({ actor, query }) => foundOf(await readViews(context, actor, query.list)),
    listViewCreate: async ({ actor, body }) => answerOf(await createView(context, actor, body)),
    listViewUpdate: async ({ actor, params, body }) =>
      answerOf(await updateView(context, actor, params.id, body)),
    listViewDelete: async ({ actor, params }) => answerOf(await deleteView(context, actor, params.id)),
  };
}
