import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { giveAllBeds, previewAllotments } from './allot-all.use-case.ts';
import { createLodging, createLodgings, deleteLodging, updateLodging } from './change-lodging.use-case.ts';
import { giveBeds, takeBedsBack } from './give-beds.use-case.ts';
import { moveBeds } from './move-beds.use-case.ts';
import { readAccommodation } from './read-accommodation.use-case.ts';
import { readMeals } from './read-meals.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { exportAccommodation } from './beds-tables.ts';

type Names =
  | 'accommodation'
  | 'accommodationExport'
  | 'lodgingCreate'
  | 'lodgingUpdate'
  | 'lodgingDelete'
  | 'allotmentCreate'
  | 'allotmentDelete'
  | 'lodgingsCreate'
  | 'allotmentMove'
  | 'allotmentPlan'
  | 'allotmentPlanGive'
  | 'meals';

/** Where people sleep, for organisers. */
export function accommodationHandlers(context: UseCaseContext): Handlers<Names> {
  return {
    accommodation: () => readAccommodation(context),
    async accommodationExport({ query }) {
      const made = await exportAccommodation(context, query.locale);
      if (!made.ok) return made;
      return { status: 200, body: made.value, headers: attachmentHeaders('accommodation.xlsx') };
    },
    lodgingCreate: ({ actor, body }) => createLodging(context, actor, body),
    lodgingUpdate: ({ actor, params: { id }, body }) => updateLodging(context, actor, { id, body }),
    lodgingDelete: ({ actor, params: { id } }) => deleteLodging(context, actor, id),
    lodgingsCreate: ({ actor, body }) => createLodgings(context, actor, body),
    allotmentMove: ({ actor, params: { id }, body: { lodgingId } }) =>
      moveBeds(context, actor, { id, lodgingId }),
    allotmentPlan: () => previewAllotments(context),
    allotmentPlanGive: ({ actor, body }) => giveAllBeds(context, actor, body),
    meals: () => readMeals(context),
    allotmentCreate: ({ actor, body }) => giveBeds(context, actor, body),
    allotmentDelete: ({ actor, params: { id } }) => takeBedsBack(context, actor, id),
  };
}
