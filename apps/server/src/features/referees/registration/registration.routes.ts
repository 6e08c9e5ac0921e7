import type { Handlers, Limits } from '../../../platform/http/index.ts';
import type { RefereesContext } from '../read-private.use-case.ts';
import { readOffer, readOne, readOwn } from './read-registrations.use-case.ts';
import { createRegistration, updateRegistration } from './save-registration.use-case.ts';

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

/** Handlers of a referee's own registration. */
export function refereeRegistrationHandlers(context: RefereesContext): Handlers<Operation> {
  return {
    referees: ({ actor }) => readOwn(context, actor),
    refereeOffer: ({ actor, query }) => readOffer(context, actor, query.referee ?? null),
    refereeRegistration: ({ actor, params }) => readOne(context, actor, params.id),
    async refereeRegistrationCreate({ actor, body }) {
      const outcome = await createRegistration(context, actor, body);
      if (!outcome.ok) return outcome;
      const { isNew, record } = outcome.value;
      return { status: isNew ? 201 : 200, body: record };
    },
    refereeRegistrationUpdate: ({ actor, params, body }) =>
      updateRegistration(context, actor, { id: params.id, ...body }),
  };
}
