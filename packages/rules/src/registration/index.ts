export { type ClubError, type ClubStep, clubStepOf, clubSteps, type FieldClubError } from './club-error.ts';
export {
  type ClubForm,
  clubLimits,
  type ExtraPersonsForm,
  type OrderForm,
  type TeamForm,
} from './club-form.ts';
export type { ClubChoices } from './club-choices.ts';
export { type ClubHint, clubHints, isPlausibleTin, isPlausibleVatin } from './club-hints.ts';
export { checkClub, checkPlace } from './check-club.ts';
export { offeredPackages } from './check-orders.ts';
export {
  birthYears,
  divideAmongTeams,
  type JoinOrder,
  joinPhase,
  type JoinPhase,
  readJoinOrder,
  writeJoinOrder,
} from './join-order.ts';
export { nightsBetween } from './nights.ts';
export { checkPackagePlaces, type PackagePlaces, packagePersons } from './package-places.ts';
export {
  clubTransitions,
  nextState,
  refereeTransitions,
  stateActions,
  stateActionsOf,
  type StateAction,
} from './states.ts';
export { changesTeams } from './team-changes.ts';
export { numberTeams } from './team-numbers.ts';
export { type CategoryPlaces, placeTeams } from './team-states.ts';
export {
  clubWindow,
  isWindowOpen,
  mayChangeTeams,
  teamsOfNewClub,
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
  type RegistrationWindows,
  type TimeWindow,
} from './windows.ts';
export { actsForNewClub } from './new-club.ts';
export {
  type FieldRefereeError,
  type RefereeError,
  type RefereeField,
  type RefereeStep,
  refereeStepOf,
  refereeSteps,
} from './referee-error.ts';
export {
  emptyRefereeForm,
  type RefereeForm,
  refereeLimits,
  type RefereeWishes,
  wishesOf,
} from './referee-form.ts';
export { housedTill, type RefereeChoices } from './referee-choices.ts';
export { isYoungReferee, checkReferee, refereeFields } from './check-referee.ts';
export * from './review/index.ts';
