import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { AdminPlacesContext } from './admin-context.ts';
import { deletePlace } from './delete-place.use-case.ts';
import { readAdminPlaces } from './read-admin-places.use-case.ts';
import { savePlace } from './save-place.use-case.ts';

type Names = 'adminPlaces' | 'adminPlaceCreate' | 'adminPlaceUpdate' | 'adminPlaceDelete';

/** Halls, hotels, restaurants, attractions, and where else people sleep, for organisers. */
export function adminPlaceHandlers(context: AdminPlacesContext): Handlers<Names> {
  const guard = guardOf(context.clock);
  return {
    adminPlaces: ({ actor, query: { edition = null } }) =>
      guard(actor, 'adminPlaces', async () => foundOf(await readAdminPlaces(context, edition))),
    adminPlaceCreate: ({ actor, query: { edition = null }, body: { values } }) =>
      guard(actor, 'adminPlaceCreate', async (by) =>
        answerOf(await savePlace(context, { actor: by, edition }, { id: null, values, before: null })),
      ),
    adminPlaceUpdate: ({ actor, params: { id }, query: { edition = null }, body }) =>
      guard(actor, 'adminPlaceUpdate', async (by) =>
        answerOf(await savePlace(context, { actor: by, edition }, { ...body, id })),
      ),
    adminPlaceDelete: ({ actor, params: { id }, query: { edition = null } }) =>
      guard(actor, 'adminPlaceDelete', async (by) =>
        answerOf(await deletePlace(context, { actor: by, edition }, id)),
      ),
  };
}
