import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { EditionsContext } from './context.ts';
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
  | 'editionSwitch';

/** Editions: which there are, a new one from another's settings, and which one is current. For super admins. */
export function editionHandlers(context: EditionsContext): Handlers<Operations> {
  const guard = guardOf(context.clock);
  return {
    openEditions: ({ actor }) =>
      guard(actor, 'openEditions', async () => ({ status: 200, body: await readOpenEditions(context) })),
    adminEditions: ({ actor }) =>
      guard(actor, 'adminEditions', async () => ({ status: 200, body: await readEditions(context) })),
    editionPreview: ({ actor, params, query: { year } }) =>
      guard(actor, 'editionPreview', async () =>
        foundOf(await previewEdition(context, params.id, year === undefined ? undefined : Number(year))),
      ),
    editionCreate: ({ actor, body }) =>
      guard(actor, 'editionCreate', async (organiser) =>
        answerOf(await createEdition(context, organiser, body)),
      ),
    editionDelete: ({ actor, params }) =>
      guard(actor, 'editionDelete', async (organiser) =>
        answerOf(await deleteEdition(context, organiser, params.id)),
      ),
    editionSwitch: ({ actor, body }) =>
      guard(actor, 'editionSwitch', async (organiser) =>
        answerOf(await switchEdition(context, organiser, body)),
      ),
  };
}
