import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { createLodging, deleteLodging, updateLodging } from './change-lodging.use-case.ts';
import type { AccommodationContext } from './context.ts';
import { exportAccommodation } from './export-accommodation.use-case.ts';
import { giveBeds, takeBedsBack } from './give-beds.use-case.ts';
import type { BedsOutcome } from './give-beds.use-case.ts';
import { readAccommodation } from './read-accommodation.use-case.ts';

type Names =
  | 'accommodation'
  | 'accommodationExport'
  | 'lodgingCreate'
  | 'lodgingUpdate'
  | 'lodgingDelete'
  | 'allotmentCreate'
  | 'allotmentDelete';

/** Where people sleep, for organisers. */
export function accommodationHandlers(context: AccommodationContext): Handlers<Names> {
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
