import {
  accommodationPath,
  adminBankPath,
  adminInvoicesPath,
  adminPath,
  checkInPath,
  controlRoomPath,
  dutyPath,
  editionsPath,
  adminMatchesPath,
  groupsPath,
  messagesPath,
  planPath,
  listsPath,
  mailsPath,
  priceListPath,
  refereeRegistrationsPath,
  registrationsPath,
  reportersPath,
  settingsPath,
  tournamentFolderPath,
  usersPath,
} from '../../../lib/paths/signed-in-paths.ts';

/** The organiser's pages, in the order of their links. Their names are in `organiser.nav`. */
export const destinations = [
  ['overview', adminPath],
  ['controlRoom', controlRoomPath],
  ['checkIn', checkInPath],
  ['plan', planPath],
  ['registrations', registrationsPath],
  ['referees', refereeRegistrationsPath],
  ['accommodation', accommodationPath],
  ['invoices', adminInvoicesPath],
  ['bank', adminBankPath],
  ['messages', messagesPath],
  ['groups', groupsPath],
  ['matches', adminMatchesPath],
  ['tournamentFolder', tournamentFolderPath],
  ['reporters', reportersPath],
  ['duty', dutyPath],
  ['users', usersPath],
  ['priceList', priceListPath],
  ['enumerations', listsPath],
  ['configuration', settingsPath],
  ['mail', mailsPath],
] as const;

/** These are about the edition in hand, which may be a prepared one. */
export const ofEdition: readonly string[] = ['priceList', 'enumerations', 'configuration'];

/** Other organisers are not let in. */
export const ofSuperAdmins = [['editions', editionsPath]] as const;
