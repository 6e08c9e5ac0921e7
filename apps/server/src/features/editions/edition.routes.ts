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
    editionPreview: ({ params, query: { year } }) =>
      previewEdition(context, params.id, year === undefined ? undefined : Number(year)),
    editionCreate: ({ actor, body }) => createEdition(context, actor, body),
    editionDelete: ({ actor, params }) => deleteEdition(context, actor, params.id),
    editionClosing: ({ params }) => readClosing(context, params.id),
    editionClose: ({ actor, params, body }) => closeEdition(context, actor, params.id, body),
    editionReopen: ({ actor, params, body }) => reopenEdition(context, actor, params.id, body),
    editionSwitch: ({ actor, body }) => switchEdition(context, actor, body),
  };
}
