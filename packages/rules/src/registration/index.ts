export { type ClubFault, type ClubStep, clubStepOf, clubSteps, type FieldClubFault } from './club-fault.ts';
export {
  type ClubForm,
  clubLimits,
  type ExtraPersonsForm,
  type OrderForm,
  type TeamForm,
} from './club-form.ts';
export type { ClubGround } from './club-ground.ts';
export { type ClubHint, clubHints, isPlausibleTin, isPlausibleVatin } from './club-hints.ts';
export { judgeClub, judgePlace } from './judge-club.ts';
export { offeredPackages } from './judge-orders.ts';
export { nightsBetween } from './nights.ts';
export { judgePackagePlaces, type PackagePlaces, packagePersons } from './package-places.ts';
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
export { type CategoryPlaces, judgeTeamPlaces, placeTeams } from './team-states.ts';
export {
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
export {
  type FieldRefereeFault,
  type RefereeFault,
  type RefereeField,
  type RefereeStep,
  refereeStepOf,
  refereeSteps,
} from './referee-fault.ts';
export {
  emptyRefereeForm,
  type RefereeForm,
  refereeLimits,
  type RefereeWishes,
  wishesOf,
} from './referee-form.ts';
export { housedTill, type RefereeGround } from './referee-ground.ts';
export { isYoungReferee, judgeReferee, refereeFields } from './referee-judge.ts';
export * from './review/index.ts';
