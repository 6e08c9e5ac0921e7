import type { Operation } from './page-operations.ts';

const own = '/api/v1/web/users/me/account' as const;
const asked = [200, 400, 403, 413, 415, 429, 500] as const;
const signedIn = [200, 400, 401, 403, 413, 415, 429, 500] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500] as const;

/** Calls about accounts: before somebody is signed in, and about the own one. */
export const accountOperations = {
  login: {
    method: 'POST',
    path: '/api/v1/login',
    statuses: [200, 202, 400, 401, 403, 413, 415, 429, 500],
  },
  loginSecondStep: { method: 'POST', path: '/api/v1/login/second-step', statuses: signedIn },
  loginPasskeyOptions: {
    method: 'POST',
    path: '/api/v1/login/passkey/options',
    statuses: [200, 403, 429, 500],
  },
  loginPasskey: { method: 'POST', path: '/api/v1/login/passkey', statuses: signedIn },
  setup: { method: 'POST', path: '/api/v1/setup', statuses: [201, 400, 403, 409, 413, 415, 422, 429, 500] },
  register: {
    method: 'POST',
    path: '/api/v1/registration',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500],
  },
  passwordForgotten: { method: 'POST', path: '/api/v1/password-forgotten', statuses: asked },
  passwordReset: {
    method: 'POST',
    path: '/api/v1/password-reset',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500],
  },
  emailConfirm: { method: 'POST', path: '/api/v1/email-confirmation', statuses: asked },
  invitationOfLink: { method: 'POST', path: '/api/v1/invitation', statuses: asked },
  invitationOfLinkDecline: { method: 'POST', path: '/api/v1/invitation/refusal', statuses: asked },
  ownInvitationAnswer: { method: 'POST', path: '/api/v1/web/invitations/{id}/answer', statuses: written },

  account: { method: 'GET', path: own, statuses: [200, 401, 429, 500] },
  accountUpdate: { method: 'PUT', path: own, statuses: written },
  accountEmail: { method: 'POST', path: `${own}/email`, statuses: written },
  accountVerification: { method: 'POST', path: `${own}/email/verification`, statuses: written },
  accountPassword: { method: 'POST', path: `${own}/password`, statuses: written },
  accountSessionEnd: { method: 'DELETE', path: `${own}/sessions/{id}`, statuses: written },
  accountSessionsEnd: { method: 'DELETE', path: `${own}/sessions`, statuses: written },
  authenticatorStart: { method: 'POST', path: `${own}/authenticator`, statuses: written },
  authenticatorConfirm: { method: 'PUT', path: `${own}/authenticator`, statuses: written },
  authenticatorRemove: { method: 'POST', path: `${own}/authenticator/removal`, statuses: written },
  recoveryCodesRenew: { method: 'POST', path: `${own}/recovery-codes`, statuses: written },
  passkeyOptions: { method: 'POST', path: `${own}/passkeys/options`, statuses: written },
  passkeyCreate: { method: 'POST', path: `${own}/passkeys`, statuses: written },
  passkeyRename: { method: 'PUT', path: `${own}/passkeys/{id}`, statuses: written },
  passkeyRemove: { method: 'POST', path: `${own}/passkeys/{id}/removal`, statuses: written },
  accountClose: { method: 'POST', path: `${own}/closing`, statuses: written },
} as const satisfies Record<string, Operation>;
