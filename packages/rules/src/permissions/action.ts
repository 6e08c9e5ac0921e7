import { type AccountAction, accountActions, isAccountAction } from './account-actions.ts';
import type { SubjectKind } from './subject.ts';

/** Actions that depend on a record or on registration periods, with their subjects. */
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
  matchRuling: 'match',
  matchReport: 'match',
  teamPlan: 'team',
  matchRoster: 'team',
  matchRosterSave: 'team',
  clubDetail: 'club',
  clubUsers: 'club',
  clubUserUpdate: 'club',
  clubUserDelete: 'club',
  clubUserCheck: 'club',
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
  mail: 'mail',
  userRolesSave: 'user',
  userLock: 'user',
  userSessionsEnd: 'user',
  userPasswordReset: 'user',
} as const satisfies Record<string, SubjectKind>;

export type SubjectAction = keyof typeof subjectOf;

/** All actions that need a permission, named like their operations. */
export type Action = SubjectAction | AccountAction;

const subjectActions = Object.keys(subjectOf) as readonly SubjectAction[];
export const actions: readonly Action[] = [...subjectActions, ...accountActions];

/** The possible actions on a kind of record. */
export function actionsOn(kind: SubjectKind): readonly Action[] {
  return actions.filter((action) => kindOf(action) === kind);
}

function kindOf(action: Action): SubjectKind {
  return isAccountAction(action) ? 'account' : subjectOf[action];
}
