import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 403, 404, 429, 500, 503] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const admin = '/api/v1/admin' as const;
const messages = `${admin}/messages` as const;
const users = `${admin}/users` as const;
const editions = `${admin}/editions` as const;
const groups = `${admin}/groups` as const;

/** The organiser's calls about messages, accounts, editions and groups. */
export const officeOperations = {
  adminMessages: { method: 'GET', path: messages, statuses: read },
  adminMessage: { method: 'GET', path: `${messages}/{id}`, statuses: read },
  adminMessageCreate: { method: 'POST', path: messages, statuses: written },
  adminMessageUpdate: { method: 'PUT', path: `${messages}/{id}`, statuses: written },
  adminMessageDelete: { method: 'DELETE', path: `${messages}/{id}`, statuses: written },
  adminMessageSend: { method: 'POST', path: `${messages}/{id}/send`, statuses: written },
  adminMessageShown: { method: 'PUT', path: `${messages}/{id}/shown`, statuses: written },
  users: { method: 'GET', path: users, statuses: read },
  userDetail: { method: 'GET', path: `${users}/{id}`, statuses: read },
  userRolesSave: { method: 'PUT', path: `${users}/{id}/roles`, statuses: written },
  userLock: { method: 'PUT', path: `${users}/{id}/lock`, statuses: written },
  userSessionsEnd: { method: 'POST', path: `${users}/{id}/end-sessions`, statuses: written },
  userPasswordReset: { method: 'POST', path: `${users}/{id}/password-reset`, statuses: written },
  adminEditions: { method: 'GET', path: editions, statuses: read },
  editionPreview: { method: 'GET', path: `${editions}/{id}/preview`, statuses: read },
  editionCreate: { method: 'POST', path: editions, statuses: written },
  editionDelete: { method: 'DELETE', path: `${editions}/{id}`, statuses: written },
  editionSwitch: { method: 'PUT', path: `${admin}/current-edition`, statuses: written },
  adminGroups: { method: 'GET', path: groups, statuses: read },
  groupClosingImpact: { method: 'GET', path: `${groups}/{id}/closing`, statuses: read },
  groupClose: { method: 'PUT', path: `${groups}/{id}/closing`, statuses: written },
} as const satisfies Record<string, Operation>;
