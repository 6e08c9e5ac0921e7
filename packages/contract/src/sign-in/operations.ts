import type { Operation } from '../operation.ts';

const signedIn = [200, 400, 401, 403, 413, 415, 429, 500] as const;
const asked = [200, 400, 403, 413, 415, 429, 500] as const;

/** Sign-in, sign-out, and calls without an account. */
export const signInOperations = {
  login: {
    method: 'POST',
    path: '/api/v1/login',
    access: 'public',
    statuses: [200, 202, 400, 401, 403, 413, 415, 429, 500],
  },
  loginSecondStep: {
    method: 'POST',
    path: '/api/v1/login/second-step',
    access: 'public',
    statuses: signedIn,
  },
  loginCodeSend: { method: 'POST', path: '/api/v1/login/code', access: 'public', statuses: asked },
  loginCode: {
    method: 'POST',
    path: '/api/v1/login/code/entry',
    access: 'public',
    statuses: [200, 202, 400, 403, 413, 415, 422, 429, 500],
  },
  loginCodeAccount: {
    method: 'POST',
    path: '/api/v1/login/code/account',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500],
  },
  loginDeviceLink: {
    method: 'POST',
    path: '/api/v1/login/device-link',
    access: 'public',
    statuses: asked,
  },
  loginDevice: { method: 'POST', path: '/api/v1/login/device', access: 'public', statuses: asked },
  loginPasskeyOptions: {
    method: 'POST',
    path: '/api/v1/login/passkey/options',
    access: 'public',
    statuses: [200, 403, 429, 500],
  },
  loginPasskey: { method: 'POST', path: '/api/v1/login/passkey', access: 'public', statuses: signedIn },
  logout: { method: 'POST', path: '/api/v1/logout', access: 'public', statuses: [200, 403, 429, 500] },
  setup: {
    method: 'POST',
    path: '/api/v1/setup',
    access: 'public',
    statuses: [201, 400, 403, 409, 413, 415, 422, 429, 500],
  },
  register: {
    method: 'POST',
    path: '/api/v1/registration',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500],
  },
  passwordForgotten: {
    method: 'POST',
    path: '/api/v1/password-forgotten',
    access: 'public',
    statuses: asked,
  },
  passwordReset: {
    method: 'POST',
    path: '/api/v1/password-reset',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 422, 429, 500],
  },
  emailConfirm: {
    method: 'POST',
    path: '/api/v1/email-confirmation',
    access: 'public',
    statuses: [200, 400, 401, 403, 413, 415, 422, 429, 500],
  },
} as const satisfies Record<string, Operation>;
