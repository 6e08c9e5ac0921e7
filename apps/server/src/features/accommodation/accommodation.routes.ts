import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import { answerOf, attachmentHeaders, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { giveAllBeds, previewAllotments } from './allot-all.use-case.ts';
import { createLodging, createLodgings, deleteLodging, updateLodging } from './change-lodging.use-case.ts';
import { giveBeds, takeBedsBack } from './give-beds.use-case.ts';
import type { BedsOutcome } from './give-beds.use-case.ts';
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
    async accommodation() {
      const body = await readAccommodation(context);
      return body ? { status: 200, body } : editionMissing;
    },
    async accommodationExport({ query }) {
      const body = await exportAccommodation(context, query.locale);
      return body ? { status: 200, body, headers: attachmentHeaders('accommodation.xlsx') } : editionMissing;
    },
    lodgingCreate: async ({ actor, body }) => answer(await createLodging(context, actor, body)),
    lodgingUpdate: async ({ actor, params: { id }, body }) =>
      answer(await updateLodging(context, actor, { id, body })),
    lodgingDelete: async ({ actor, params: { id } }) => answer(await deleteLodging(context, actor, id)),
    lodgingsCreate: async ({ actor, body }) => answer(await createLodgings(context, actor, body)),
    allotmentMove: async ({ actor, params: { id }, body: { lodgingId } }) =>
      answer(await moveBeds(context, actor, { id, lodgingId })),
    allotmentPlan: async () => foundOf(await previewAllotments(context)),
    allotmentPlanGive: async ({ actor, body }) => answerOf(await giveAllBeds(context, actor, body)),
    meals: async () => foundOf(await readMeals(context)),
    allotmentCreate: async ({ actor, body }) => answer(await giveBeds(context, actor, body)),
    allotmentDelete: async ({ actor, params: { id } }) => answer(await takeBedsBack(context, actor, id)),
  };
}

const editionMissing = {
  status: 404,
  body: { error: 'edition-missing', additionalProperties: {} },
} as const;

function answer(outcome: BedsOutcome) {
  if (outcome.ok) return { status: 200, body: { id: outcome.id } } as const;
  const body: { error: ErrorCode; additionalProperties: Record<string, unknown> } = {
    error: outcome.code,
    additionalProperties: {},
  };
  return errorStatuses[outcome.code] === 404
    ? ({ status: 404, body } as const)
    : ({ status: 409, body } as const);
}
