import type { Operation } from '../operation.ts';

const own = '/api/v1/web/users/me/account' as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500] as const;

/** A user's own account. */
export const accountOperations = {
  me: { method: 'GET', path: '/api/v1/web/users/me', statuses: [200, 401, 404, 429, 500] },
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
