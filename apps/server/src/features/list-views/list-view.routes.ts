import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { createView, deleteView, readViews, updateView } from './list-view.use-case.ts';

type Names = 'listViews' | 'listViewCreate' | 'listViewUpdate' | 'listViewDelete';

/** Handlers of saved views of the organisers' lists. */
export function listViewHandlers(context: UseCaseContext): Handlers<Names> {
  return {
    listViews: ({ actor, query }) => readViews(context, actor, query.list),
    listViewCreate: ({ actor, body }) => createView(context, actor, body),
    listViewUpdate: ({ actor, params, body }) => updateView(context, actor, params.id, body),
    listViewDelete: ({ actor, params }) => deleteView(context, actor, params.id),
  };
}
