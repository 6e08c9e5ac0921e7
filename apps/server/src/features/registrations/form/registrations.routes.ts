import { errorStatuses } from '@sevenmetre/contract/errors';
import type { Handlers, Limits } from '../../../platform/http/index.ts';
import { changePlace } from './change-place.use-case.ts';
import { copyRegistration } from './copy-registration.use-case.ts';
import { createRegistration } from './create-registration.use-case.ts';
import { ownRegistrations } from './own-registrations.use-case.ts';
import { readOffer } from './read-offer.use-case.ts';
import { readRegistration } from './read-registration.use-case.ts';
import { updateRegistration } from './update-registration.use-case.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';
import type { Refusal } from './open-registration.ts';

const unknown = { status: 404, body: { error: 'club-unknown', additionalProperties: {} } } as const;
const unprepared = { status: 404, body: { error: 'edition-missing', additionalProperties: {} } } as const;

/**
 * Each registration takes places and sends mails; a school may register several clubs, with a few attempts
 * each.
 */
export const registrationLimits = {
  clubRegistrationCreate: [{ max: 60, seconds: 600 }],
} satisfies Limits;

type Reads = 'ownClubRegistrations' | 'clubOffer' | 'clubRegistration' | 'clubRegistrationCopy';
type Writes = 'clubRegistrationCreate' | 'clubRegistrationUpdate' | 'clubRegistrationPlace';

/** Handlers of a club's own registration. */
export function registrationHandlers(context: StorageContext): Handlers<Reads | Writes> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function readHandlers(context: StorageContext): Handlers<Reads> {
  return {
    async ownClubRegistrations({ actor }) {
      const body = await ownRegistrations(context, actor);
      return body ? { status: 200, body } : unprepared;
    },
    async clubOffer({ actor, query }) {
      const outcome = await readOffer(context, actor, query.club ?? null);
      if (outcome.ok) return { status: 200, body: outcome.offer };
      return outcome.code === 'club-unknown' ? unknown : unprepared;
    },
    async clubRegistration({ actor, params }) {
      const body = await readRegistration(context, actor, params.id);
      return body ? { status: 200, body } : unknown;
    },
    async clubRegistrationCopy({ actor, params }) {
      const body = await copyRegistration(context, actor, params.id);
      return body ? { status: 200, body } : unknown;
    },
  };
}

function writeHandlers(context: StorageContext): Handlers<Writes> {
  return {
    async clubRegistrationCreate({ actor, body }) {
      const outcome = await createRegistration(context, actor, body);
      if (!outcome.ok) return refusal(outcome);
      return { status: outcome.isNew ? 201 : 200, body: outcome.record };
    },
    async clubRegistrationUpdate({ actor, params, body }) {
      const outcome = await updateRegistration(context, actor, { id: params.id, ...body });
      return outcome.ok ? { status: 200, body: outcome.record } : refusal(outcome);
    },
    async clubRegistrationPlace({ actor, params, body }) {
      const outcome = await changePlace(context, actor, { id: params.id, ...body });
      return outcome.ok ? { status: 200, body: outcome.record } : refusal(outcome);
    },
  };
}

function refusal({ code, parameters }: Refusal) {
  return { status: errorStatuses[code], body: { error: code, additionalProperties: { ...parameters } } };
}
