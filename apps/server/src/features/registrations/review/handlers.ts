import type { ReviewContext } from './context.ts';
import { clubHandlers } from './clubs/club.routes.ts';
import { refereeRegistrationHandlers } from './referees/referee.routes.ts';

/** Handlers of registrations for organisers. */
export function registrationReviewHandlers(context: ReviewContext) {
  return { ...clubHandlers(context), ...refereeRegistrationHandlers(context) };
}
