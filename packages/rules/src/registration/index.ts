export { nightsBetween } from './nights.ts';
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
