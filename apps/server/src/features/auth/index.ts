export { authLimits } from './auth-limits.ts';
export type { AccountOptions } from './account.routes.ts';
export { authHandlers, createIdentify } from './auth.routes.ts';
export { createAccount, type NewAccount } from './create-account.use-case.ts';
export { everyAuthHandler } from './every-auth-handler.ts';
export { type Invitation, inviteUser, sendInvitation } from './invite.ts';
export { issueSetupToken } from './issue-setup-token.use-case.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { createRecognise } from './recognise.routes.ts';
export type { AuthOptions } from './session.routes.ts';
export { hashToken, newToken } from './token.ts';
export { aliveSessionsOf } from './alive-sessions.ts';
export { endAllWaysIn } from './end-all-ways-in.ts';
export { sendResetLink } from './send-reset-link.ts';
export { deleteAllByUserId as endAllSessions } from './session.repository.ts';
export {
  findByEmail as findUserByEmail,
  findById as findUserById,
  findExistingEmails,
  lockAllByRole as lockUsersByRole,
  lockById as lockUserById,
  update as updateUser,
  type UserRow,
} from './user.repository.ts';
