import { errorStatuses } from '@sevenmetre/contract/errors';
import type { Handlers, Limits } from '../../../platform/http/index.ts';
import type { RefereesContext } from '../read-private.use-case.ts';
import { readOffer, readOne, readOwn } from './read-registrations.use-case.ts';
import { createRegistration, updateRegistration } from './save-registration.use-case.ts';
import type { Refusal } from './save-registration.use-case.ts';

type Operation =
  | 'referees'
  | 'refereeOffer'
  | 'refereeRegistration'
  | 'refereeRegistrationCreate'
  | 'refereeRegistrationUpdate';

/** Many referees of a course may share one school's address. */
export const refereeRegistrationLimits = {
  refereeRegistrationCreate: [{ max: 60, seconds: 600 }],
} satisfies Limits;

const unknown = { status: 404, body: { error: 'referee-unknown', additionalProperties: {} } } as const;
const unprepared = { status: 404, body: { error: 'edition-missing', additionalProperties: {} } } as const;

/** Handlers of a referee's own registration. */
export function refereeRegistrationHandlers(context: RefereesContext): Handlers<Operation> {
  return {
    async referees({ actor }) {
      const body = await readOwn(context, actor);
      return body ? { status: 200, body } : unprepared;
    },
    async refereeOffer({ actor, query }) {
      const body = await readOffer(context, actor, query.referee ?? null);
      if (body) return { status: 200, body };
      return query.referee === undefined ? unprepared : unknown;
    },
    async refereeRegistration({ actor, params }) {
      const body = await readOne(context, actor, params.id);
      return body ? { status: 200, body } : unknown;
    },
    async refereeRegistrationCreate({ actor, body }) {
      const outcome = await createRegistration(context, actor, body);
      if (!outcome.ok) return answer(outcome);
      return { status: outcome.isNew ? 201 : 200, body: outcome.record };
    },
    async refereeRegistrationUpdate({ actor, params, body }) {
      const outcome = await updateRegistration(context, actor, { id: params.id, ...body });
      return outcome.ok ? { status: 200, body: outcome.record } : answer(outcome);
    },
  };
}

function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  return { status, body: { error: code, additionalProperties: { ...parameters } } };
}
