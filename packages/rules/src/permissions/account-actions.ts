import { type Actor, holdsAny } from './actor.ts';
import { reports } from './match-rules.ts';
import { forAccommodation, forAppointments, forCheckIn, forControlRoom } from './organiser-actions.ts';
import { forPlan } from './plan-actions.ts';

type AccountRule = (actor: Actor) => boolean;

const organise: AccountRule = (actor) => holdsAny(actor, 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN');
const superAdmin: AccountRule = (actor) => holdsAny(actor, 'ROLE_SUPER_ADMIN');
const report: AccountRule = reports;

/** Actions that depend on the actor's roles only, not on a record or the time. */
const accountRules = {
  adminOverview: organise,
  clubRegistrations: organise,
  clubRegistrationsExport: organise,
  clubRegistrationAdmin: organise,
  clubStatesChange: organise,
  clubNoteSave: organise,
  teamWithdrawal: organise,
  teamStatesChange: organise,
  refereeRegistrations: organise,
  refereeRegistrationsExport: organise,
  refereeRegistrationAdmin: organise,
  refereeStatesChange: organise,
  refereeNoteSave: organise,
  refereeHallsSave: organise,
  reporterHall: report,
  diplomas: organise,
  matchReports: organise,
  reporterMatch: report,
  reporterAssignments: organise,
  reporterAssignmentsSave: organise,
  reportersInvite: organise,
  translations: superAdmin,
  configuration: organise,
  configurationEffect: organise,
  configurationUpdate: organise,
  protectedConfigurationUpdate: superAdmin,
  adminInvoices: organise,
  adminInvoicesExport: organise,
  adminInvoicesIssue: organise,
  adminInvoiceCredit: organise,
  adminClubInvoice: organise,
  adminInvoiceLineCreate: organise,
  adminInvoiceLineUpdate: organise,
  adminInvoiceLineDelete: organise,
  adminPaymentCreate: organise,
  adminPaymentDelete: organise,
  priceList: organise,
  priceListEffect: organise,
  priceListOrder: organise,
  priceItemCreate: organise,
  priceItemUpdate: organise,
  priceItemDelete: organise,
  enumerations: organise,
  enumerationCreate: organise,
  enumerationUpdate: organise,
  enumerationDelete: organise,
  enumerationOrder: organise,
  adminPlaces: organise,
  adminPlaceCreate: organise,
  adminPlaceUpdate: organise,
  adminPlaceDelete: organise,
  bankQueue: organise,
  bankPreview: organise,
  bankImport: organise,
  tournamentFolderPreview: organise,
  tournamentFolderImport: organise,
  bankAssign: organise,
  bankIgnore: organise,
  bankRestore: organise,
  adminMessages: organise,
  adminMessage: organise,
  adminMessageCreate: organise,
  adminMessageUpdate: organise,
  adminMessageDelete: organise,
  adminMessageSend: organise,
  adminMessageShown: organise,
  users: organise,
  userDetail: organise,
  adminEditions: superAdmin,
  editionPreview: superAdmin,
  editionCreate: superAdmin,
  editionDelete: superAdmin,
  editionSwitch: superAdmin,
  editionClosing: superAdmin,
  editionClose: superAdmin,
  editionReopen: superAdmin,
  adminGroups: organise,
  adminMatches: organise,
  groupClosingImpact: organise,
  groupClose: organise,
  decisions: organise,
  lotsEffect: organise,
  lotsSave: organise,
  deductionEffect: organise,
  deductionSave: organise,
  groupSeats: organise,
  seatEffect: organise,
  seatSave: organise,
  mails: organise,
  mailResend: organise,
  mailRemove: organise,
  recordHistory: organise,
  dayHistory: organise,
  openEditions: organise,
  tieBreakers: organise,
  tieBreakersEffect: organise,
  tieBreakersSave: organise,
  halfLengthSave: organise,
  clubAdminAppoint: organise,
  clubAdminDismiss: organise,
  ...forPlan(organise),
  protests: organise,
  protestCreate: organise,
  protestDecide: organise,
  ...forControlRoom(organise),
  ...forCheckIn(organise),
  ...forAccommodation(organise),
  ...forAppointments(organise),
} as const satisfies Record<string, AccountRule>;

export type AccountAction = keyof typeof accountRules;

export const accountActions = Object.keys(accountRules) as readonly AccountAction[];

/** Whether the actor's roles alone decide about an action. */
export function isAccountAction(action: string): action is AccountAction {
  return Object.hasOwn(accountRules, action);
}

/** Whether these roles may do the action. */
export function mayByRoles(actor: Actor, action: AccountAction): boolean {
  return accountRules[action](actor);
}
