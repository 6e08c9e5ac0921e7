import type { Handlers, Limits } from '../../../platform/http/index.ts';
import { changePlace } from './change-place.use-case.ts';
import { copyRegistration } from './copy-registration.use-case.ts';
import { createRegistration } from './create-registration.use-case.ts';
import { ownRegistrations } from './own-registrations.use-case.ts';
import { readOffer } from './read-offer.use-case.ts';
import { readRegistration } from './read-registration.use-case.ts';
import { updateRegistration } from './update-registration.use-case.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

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
    ownClubRegistrations: ({ actor }) => ownRegistrations(context, actor),
    clubOffer: ({ actor, query }) => readOffer(context, actor, query.club ?? null),
    clubRegistration: ({ actor, params }) => readRegistration(context, actor, params.id),
    clubRegistrationCopy: ({ actor, params }) => copyRegistration(context, actor, params.id),
  };
}

function writeHandlers(context: StorageContext): Handlers<Writes> {
  return {
    async clubRegistrationCreate({ actor, body }) {
      const outcome = await createRegistration(context, actor, body);
      if (!outcome.ok) return outcome;
      const { isNew, record } = outcome.value;
      return { status: isNew ? 201 : 200, body: record };
    },
    clubRegistrationUpdate: ({ actor, params, body }) =>
      updateRegistration(context, actor, { id: params.id, ...body }),
    clubRegistrationPlace: ({ actor, params, body }) =>
      changePlace(context, actor, { id: params.id, ...body }),
  };
}
