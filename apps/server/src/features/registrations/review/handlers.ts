import { clubHandlers } from './clubs/club.routes.ts';
import { refereeRegistrationHandlers } from './referees/referee.routes.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Handlers of registrations for organisers. */
export function registrationReviewHandlers(context: UseCaseContext) {
  return { ...clubHandlers(context), ...refereeRegistrationHandlers(context) };
}
