import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { closeEdition, type ClosingContext, readClosing, reopenEdition } from './close-edition.use-case.ts';
import { createEdition } from './create-edition.use-case.ts';
import { deleteEdition } from './delete-edition.use-case.ts';
import { previewEdition, readEditions, readOpenEditions } from './read-editions.use-case.ts';
import { switchEdition } from './switch-edition.use-case.ts';

type Operations =
  | 'openEditions'
  | 'adminEditions'
  | 'editionPreview'
  | 'editionCreate'
  | 'editionDelete'
  | 'editionSwitch'
  | 'editionClosing'
  | 'editionClose'
  | 'editionReopen';

/** Handlers of editions for super admins: list, creation, current edition. */
export function editionHandlers(context: ClosingContext): Handlers<Operations> {
  return {
    openEditions: async () => ({ status: 200, body: await readOpenEditions(context) }),
    adminEditions: async () => ({ status: 200, body: await readEditions(context) }),
    editionPreview: async ({ params, query: { year } }) =>
      foundOf(await previewEdition(context, params.id, year === undefined ? undefined : Number(year))),
    editionCreate: async ({ actor, body }) => answerOf(await createEdition(context, actor, body)),
    editionDelete: async ({ actor, params }) => answerOf(await deleteEdition(context, actor, params.id)),
    editionClosing: async ({ params }) => foundOf(await readClosing(context, params.id)),
    editionClose: async ({ actor, params, body }) =>
      answerOf(await closeEdition(context, actor, params.id, body)),
    editionReopen: async ({ actor, params, body }) =>
      answerOf(await reopenEdition(context, actor, params.id, body)),
    editionSwitch: async ({ actor, body }) => answerOf(await switchEdition(context, actor, body)),
  };
}
