export { type AccountQuery, accountSorts, listAccounts, type ListedAccount } from './list-accounts.ts';
export { type GivenRole, givenRoles, organises, roleChange, withUserRole } from './role-change.ts';
export {
  type Invitation,
  invitationDays,
  invitationWaits,
  inviterError,
  isInvitationMailed,
  mayAccept,
} from './invitations.ts';
export { type FailedSignIns, isNotifiedOfFailures, memory, signInWait } from './sign-in-delay.ts';
export { areCodesBelieved, isCodeAlive, isCodeMailed, signInCode, wrongCodeMemory } from './sign-in-codes.ts';
export { readReporterList, type ReporterList } from './reporter-list.ts';
