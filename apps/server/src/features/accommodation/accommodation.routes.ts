import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import { permission } from '@sevenmetre/rules/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { attachmentHeaders, refused } from '../../platform/http/index.ts';
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
  const asked = (actor: Actor | null, action: Names) => permission(actor, action, {}, context.clock.now());
  const write = async (
    actor: Actor | null,
    action: Names,
    work: (organiser: Actor) => Promise<BedsOutcome>,
  ) => {
    const verdict = asked(actor, action);
    if (verdict !== 'granted' || actor === null) return refused(verdict);
    return answer(await work(actor));
  };
  return {
    async accommodation({ actor }) {
      const verdict = asked(actor, 'accommodation');
      if (verdict !== 'granted') return refused(verdict);
      const body = await readAccommodation(context);
      return body ? { status: 200, body } : editionMissing;
    },
    async accommodationExport({ actor, query }) {
      const verdict = asked(actor, 'accommodationExport');
      if (verdict !== 'granted') return refused(verdict);
      const body = await exportAccommodation(context, query.locale);
      return body ? { status: 200, body, headers: attachmentHeaders('accommodation.xlsx') } : editionMissing;
    },
    lodgingCreate: ({ actor, body }) =>
      write(actor, 'lodgingCreate', (organiser) => createLodging(context, organiser, body)),
    lodgingUpdate: ({ actor, params: { id }, body }) =>
      write(actor, 'lodgingUpdate', (organiser) => updateLodging(context, organiser, { id, body })),
    lodgingDelete: ({ actor, params: { id } }) =>
      write(actor, 'lodgingDelete', (organiser) => deleteLodging(context, organiser, id)),
    allotmentCreate: ({ actor, body }) =>
      write(actor, 'allotmentCreate', (organiser) => giveBeds(context, organiser, body)),
    allotmentDelete: ({ actor, params: { id } }) =>
      write(actor, 'allotmentDelete', (organiser) => takeBedsBack(context, organiser, id)),
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
