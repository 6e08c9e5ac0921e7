import type { BackOfficeContext } from './context.ts';
import { clubHandlers } from './club.routes.ts';
import { refereeRegistrationHandlers } from './referee.routes.ts';

export { findNames } from './account.repository.ts';
export { answerOf, foundOf } from './answer.ts';
export { type Guard, guardOf } from '../../platform/http/index.ts';
export { editionMissing } from './refusals.ts';
export { timelineOf } from './timeline.ts';
export { changeClubStates } from './change-club-states.use-case.ts';
export { changeTeamStates } from './change-team-states.use-case.ts';

/** The organiser's side of registrations. */
export function backOfficeHandlers(context: BackOfficeContext) {
  return { ...clubHandlers(context), ...refereeRegistrationHandlers(context) };
}
