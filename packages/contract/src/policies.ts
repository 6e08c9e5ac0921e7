import type { Action } from '@sevenmetre/rules/permissions';
import type { OperationName } from './operations.ts';

/**
 * Whom an operation is for where it asks no permission of its own name: every signed-in user about what is his own, or
 * everybody, signed in or not. All others are actions of rules/permissions.
 */
const policies = {
  me: 'own',
  favourites: 'own',
  favouritesMerge: 'own',
  account: 'own',
  accountUpdate: 'own',
  accountEmail: 'own',
  accountVerification: 'own',
  accountPassword: 'own',
  accountSessionEnd: 'own',
  accountSessionsEnd: 'own',
  authenticatorStart: 'own',
  authenticatorConfirm: 'own',
  authenticatorRemove: 'own',
  recoveryCodesRenew: 'own',
  passkeyOptions: 'own',
  passkeyCreate: 'own',
  passkeyRename: 'own',
  passkeyRemove: 'own',
  accountClose: 'own',
  ownDashboard: 'own',
  referees: 'own',
  refereeOffer: 'own',
  refereeRegistration: 'own',
  fileUpload: 'own',
  fileDownload: 'own',
  fileDelete: 'own',
  ownClubRegistrations: 'own',
  clubOffer: 'own',
  clubRegistrationCopy: 'own',

  healthLive: 'everybody',
  logout: 'everybody',
  dashboardSlice: 'everybody',
  hallsSlice: 'everybody',
  refereesSlice: 'everybody',
  countriesSlice: 'everybody',
  groupSlice: 'everybody',
  matchSlice: 'everybody',
  teamSlice: 'everybody',
  hallSlice: 'everybody',
  placesSlice: 'everybody',
  placeSlice: 'everybody',
  refereeSlice: 'everybody',
  countrySlice: 'everybody',
  statisticsSlice: 'everybody',
  categorySlice: 'everybody',
  playoffSlice: 'everybody',
  competitionStatic: 'everybody',
  competitionLive: 'everybody',
  liveStream: 'everybody',
  searchIndex: 'everybody',
  statisticsPeople: 'everybody',
  statisticsCounts: 'everybody',
  pushKey: 'everybody',
  pushSubscribe: 'everybody',
  pushRenew: 'everybody',
  pushUnsubscribe: 'everybody',
  login: 'everybody',
  loginSecondStep: 'everybody',
  loginPasskeyOptions: 'everybody',
  loginPasskey: 'everybody',
  setup: 'everybody',
  register: 'everybody',
  passwordForgotten: 'everybody',
  passwordReset: 'everybody',
  emailConfirm: 'everybody',
  healthReady: 'everybody',
  metrics: 'everybody',
  enums: 'everybody',
  competitionMatch: 'everybody',
  competitionMatchLive: 'everybody',
  competitionReferees: 'everybody',
  image: 'everybody',
  matchCard: 'everybody',
  groupCard: 'everybody',
  matchesCsv: 'everybody',
  standingsCsv: 'everybody',
  teamsCsv: 'everybody',
  hallsCsv: 'everybody',
  teamCalendar: 'everybody',
  hallCalendar: 'everybody',
  teamsCalendar: 'everybody',
  words: 'everybody',
} as const satisfies Partial<Record<OperationName, 'own' | 'everybody'>>;

export type Policy = 'permission' | 'own' | 'everybody';

export function policyOf(operation: OperationName): Policy {
  return Object.entries<Policy>(policies).find(([name]) => name === operation)?.[1] ?? 'permission';
}

type Nothing<T extends never> = T;
/** Does not compile while an operation has no policy: make it an action of rules/permissions, or name it above. */
export type OperationWithoutPolicy = Nothing<Exclude<OperationName, Action | keyof typeof policies>>;
