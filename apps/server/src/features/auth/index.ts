export { authLimits } from './auth-limits.ts';
export { authHandlers, createBringsSession, createIdentify, signInHandlers } from './auth.routes.ts';
export { createAccount } from './create-account.use-case.ts';
export { inviteReporter, inviteUser, sendInvitation } from './links/invite.ts';
export { issueSetupToken } from './links/issue-setup-token.use-case.ts';
export { resealAuthenticators } from './second-step/reseal-authenticators.ts';
export { hashPassword, noPassword } from './password.ts';
export {
  type AuthOptions,
  createNoteUnsent,
  type NoteUnsent,
  startInventedSession,
} from './sessions/session.routes.ts';
export { createIsStale } from './sessions/recent-sign-in.routes.ts';
export { createRecognise } from './sessions/recognise.routes.ts';
export { hashToken, newToken } from '../../platform/secrets/index.ts';
export { aliveSessionsOf } from './sessions/look-up-session.ts';
export { forgetCodes } from './sign-ins/mailed-codes.use-case.ts';
export { endAllWaysIn } from './end-all-ways-in.ts';
export { sendResetLink } from './links/send-reset-link.ts';
export { deleteAllByUserId as endAllSessions } from './sessions/session.repository.ts';
export {
  findByEmail as findUserByEmail,
  findById as findUserById,
  findExistingEmails,
  lockAllByRole as lockUsersByRole,
  lockById as lockUserById,
  update as updateUser,
  type UserRow,
} from './user.repository.ts';
export {
  addAssignments,
  addClubAdmin,
  addTeamAdmins,
  deleteClubAdmin,
  deleteTeamAdmins,
  replaceAssignments,
  saveReporterPresence,
} from './user-part.repository.ts';
