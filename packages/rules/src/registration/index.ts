export { nightsBetween } from './nights.ts';
export {
  clubTransitions,
  nextState,
  refereeTransitions,
  stateActions,
  stateActionsOf,
  type StateAction,
  type StateVerdict,
} from './states.ts';
export {
  isWindowOpen,
  mayChangeTeams,
  mayCreateClub,
  mayCreateReferee,
  mayUpdateClub,
  mayUpdateReferee,
  type RegistrationWindows,
  type TimeWindow,
} from './windows.ts';
