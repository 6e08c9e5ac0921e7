import { guardOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { answerOf, editionMissing } from '../back-office/index.ts';
import type { AdminPlacesContext } from './admin-context.ts';
import { deletePlace } from './delete-place.use-case.ts';
import { readAdminPlaces } from './read-admin-places.use-case.ts';
import { savePlace } from './save-place.use-case.ts';

type Names = 'adminPlaces' | 'adminPlaceCreate' | 'adminPlaceUpdate' | 'adminPlaceDelete';

/** Halls, hotels, restaurants, attractions, and where else people sleep, for organisers. */
export function adminPlaceHandlers(context: AdminPlacesContext): Handlers<Names> {
  const guard = guardOf(context.clock);
  return {
    adminPlaces: ({ actor }) =>
      guard(actor, 'adminPlaces', async () => {
        const body = await readAdminPlaces(context);
        return body ? { status: 200, body } : editionMissing;
      }),
    adminPlaceCreate: ({ actor, body: { values } }) =>
      guard(actor, 'adminPlaceCreate', async (organiser) =>
        answerOf(await savePlace(context, organiser, { id: null, values, before: null })),
      ),
    adminPlaceUpdate: ({ actor, params: { id }, body }) =>
      guard(actor, 'adminPlaceUpdate', async (organiser) =>
        answerOf(await savePlace(context, organiser, { ...body, id })),
      ),
    adminPlaceDelete: ({ actor, params: { id } }) =>
      guard(actor, 'adminPlaceDelete', async (organiser) =>
        answerOf(await deletePlace(context, organiser, id)),
      ),
  };
}
