export { authLimits } from './auth-limits.ts';
export { type AuthOptions, authHandlers, createIdentify } from './auth.routes.ts';
export { createAccount, type NewAccount } from './create-account.use-case.ts';
export { issueSetupToken } from './issue-setup-token.use-case.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { findByEmail as findUserByEmail, findExistingEmails } from './user.repository.ts';
