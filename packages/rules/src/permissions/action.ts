import { backOfficeActions } from './back-office-actions.ts';
import { forDesk } from './desk-actions.ts';
import { listActions } from './list-actions.ts';
import { officeActions } from './office-actions.ts';
import { forPlan } from './plan-actions.ts';
import type { SubjectKind } from './subject.ts';

/** Every action that needs a permission, named like the operation that carries it out, and what it is done to. */
const subjectOf = {
  matchStage: 'match',
  matchEventCreate: 'match',
  matchEventUpdate: 'match',
  matchEventDelete: 'match',
  matchReopen: 'match',
  matchClock: 'match',
  reporterRosterSave: 'match',
  matchWalkover: 'match',
  matchBeingChecked: 'match',
  matchEventsErase: 'match',
  matchEventsRestore: 'match',
  matchImpact: 'match',
  matchHistory: 'match',
  matchOfficialScore: 'match',
  teamPlan: 'team',
  matchRoster: 'team',
  matchRosterSave: 'team',
  reporterHall: 'account',
  reporterMatch: 'account',
  reporterAssignments: 'account',
  reporterAssignmentsSave: 'account',
  clubDetail: 'club',
  clubUsers: 'club',
  clubUserUpdate: 'club',
  clubUserDelete: 'club',
  clubInvitationCreate: 'club',
  clubInvitationDelete: 'club',
  clubRoster: 'club',
  rosterExport: 'club',
  rosterImportPreview: 'club',
  rosterImport: 'club',
  participantCreate: 'club',
  participantUpdate: 'participant',
  participantDelete: 'participant',
  clubFinance: 'club',
  clubEarlierPapers: 'club',
  invoicePdf: 'club',
  clubRegistration: 'club',
  clubRegistrationUpdate: 'club',
  clubRegistrationPlace: 'club',
  teamCreate: 'club',
  teamUpdate: 'club',
  teamDelete: 'club',
  refereePrivate: 'referee',
  refereeRegistrationUpdate: 'referee',
  clubRegistrationCreate: 'account',
  refereeRegistrationCreate: 'account',
  translations: 'account',
  configuration: 'account',
  configurationEffect: 'account',
  configurationUpdate: 'account',
  protectedConfigurationUpdate: 'account',
  adminInvoices: 'account',
  adminInvoicesExport: 'account',
  adminInvoicesIssue: 'account',
  adminInvoiceCredit: 'account',
  adminClubInvoice: 'account',
  adminInvoiceLineCreate: 'account',
  adminInvoiceLineUpdate: 'account',
  adminInvoiceLineDelete: 'account',
  adminPaymentCreate: 'account',
  adminPaymentDelete: 'account',
  bankQueue: 'account',
  bankPreview: 'account',
  bankImport: 'account',
  bankAssign: 'account',
  bankIgnore: 'account',
  bankRestore: 'account',
  mails: 'account',
  mail: 'mail',
  ...backOfficeActions,
  ...listActions,
  ...officeActions,
  ...forDesk('account'),
  ...forPlan('account'),
} as const satisfies Record<string, SubjectKind>;

export type Action = keyof typeof subjectOf;

export const actions = Object.keys(subjectOf) as readonly Action[];

/** The actions that a record of a kind can offer. */
export function actionsOn(kind: SubjectKind): readonly Action[] {
  return actions.filter((action) => subjectOf[action] === kind);
}
