export { type AuthOptions, authHandlers, createIdentify } from './auth.routes.ts';
export { issueSetupToken } from './issue-setup-token.use-case.ts';
export { hashPassword, verifyPassword } from './password.ts';
