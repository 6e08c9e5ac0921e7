import type { Handlers } from '../../platform/http/index.ts';
import { deletePlace } from './delete-place.use-case.ts';
import { readAdminPlaces } from './read-admin-places.use-case.ts';
import { savePlace } from './save-place.use-case.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

type Names = 'adminPlaces' | 'adminPlaceCreate' | 'adminPlaceUpdate' | 'adminPlaceDelete';

/** Handlers of halls, hotels, restaurants, attractions and other lodgings, for organisers. */
export function adminPlaceHandlers(context: StorageContext): Handlers<Names> {
  return {
    adminPlaces: ({ query: { edition = null } }) => readAdminPlaces(context, edition),
    adminPlaceCreate: ({ actor, query: { edition = null }, body: { values } }) =>
      savePlace(context, { actor, edition }, { id: null, values, before: null }),
    adminPlaceUpdate: ({ actor, params: { id }, query: { edition = null }, body }) =>
      savePlace(context, { actor, edition }, { ...body, id }),
    adminPlaceDelete: ({ actor, params: { id }, query: { edition = null } }) =>
      deletePlace(context, { actor, edition }, id),
  };
}
