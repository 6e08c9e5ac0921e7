export {
  type AccountQuery,
  type AccountSort,
  accountSorts,
  listAccounts,
  type ListedAccount,
} from './list-accounts.ts';
export {
  type GivenRole,
  givenRoles,
  organises,
  roleChange,
  type RoleChange,
  withUserRole,
} from './role-change.ts';
export {
  type Invitation,
  invitationDays,
  invitationWaits,
  inviterFault,
  isInvitationMailed,
  mayAccept,
} from './invitations.ts';
export { type FailedSignIns, isToldOfFailures, memory, signInWait } from './sign-in-delay.ts';
export { type ListedReporter, readReporterList, type ReporterList } from './reporter-list.ts';
