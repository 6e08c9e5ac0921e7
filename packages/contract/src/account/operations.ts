import type { Operation } from '../operation.ts';

const own = '/api/v1/web/users/me/account' as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500] as const;

/** A user's own account. */
export const accountOperations = {
  me: { method: 'GET', path: '/api/v1/web/users/me', access: 'own', statuses: [200, 401, 404, 429, 500] },
  account: { method: 'GET', path: own, access: 'own', statuses: [200, 401, 429, 500] },
  accountUpdate: { method: 'PUT', path: own, access: 'own', statuses: written },
  accountEmail: { method: 'POST', path: `${own}/email`, access: 'own', statuses: written },
  accountVerification: {
    method: 'POST',
    path: `${own}/email/verification`,
    access: 'own',
    statuses: written,
  },
  accountPin: { method: 'POST', path: `${own}/signing-pin`, access: 'own', statuses: written },
  accountPassword: { method: 'POST', path: `${own}/password`, access: 'own', statuses: written },
  accountSessionEnd: { method: 'DELETE', path: `${own}/sessions/{id}`, access: 'own', statuses: written },
  accountSessionsEnd: { method: 'DELETE', path: `${own}/sessions`, access: 'own', statuses: written },
  authenticatorStart: { method: 'POST', path: `${own}/authenticator`, access: 'own', statuses: written },
  authenticatorConfirm: { method: 'PUT', path: `${own}/authenticator`, access: 'own', statuses: written },
  authenticatorRemove: {
    method: 'POST',
    path: `${own}/authenticator/removal`,
    access: 'own',
    statuses: written,
  },
  recoveryCodesRenew: { method: 'POST', path: `${own}/recovery-codes`, access: 'own', statuses: written },
  passkeyOptions: { method: 'POST', path: `${own}/passkeys/options`, access: 'own', statuses: written },
  passkeyCreate: { method: 'POST', path: `${own}/passkeys`, access: 'own', statuses: written },
  passkeyRename: { method: 'PUT', path: `${own}/passkeys/{id}`, access: 'own', statuses: written },
  passkeyRemove: { method: 'POST', path: `${own}/passkeys/{id}/removal`, access: 'own', statuses: written },
  accountClose: { method: 'POST', path: `${own}/closing`, access: 'own', statuses: written },
} as const satisfies Record<string, Operation>;
