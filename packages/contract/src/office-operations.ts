import type { Operation } from './page-operations.ts';
import { readStatuses, writtenStatuses } from './statuses.ts';

const admin = '/api/v1/admin' as const;
const messages = `${admin}/messages` as const;
const users = `${admin}/users` as const;
const editions = `${admin}/editions` as const;
const groups = `${admin}/groups` as const;
const seats = `${admin}/seats` as const;

/** The organiser's calls about messages, accounts, editions and groups. */
export const officeOperations = {
  adminMessages: { method: 'GET', path: messages, statuses: readStatuses },
  adminMessage: { method: 'GET', path: `${messages}/{id}`, statuses: readStatuses },
  adminMessageCreate: { method: 'POST', path: messages, statuses: writtenStatuses },
  adminMessageUpdate: { method: 'PUT', path: `${messages}/{id}`, statuses: writtenStatuses },
  adminMessageDelete: { method: 'DELETE', path: `${messages}/{id}`, statuses: writtenStatuses },
  adminMessageSend: { method: 'POST', path: `${messages}/{id}/send`, statuses: writtenStatuses },
  adminMessageShown: { method: 'PUT', path: `${messages}/{id}/shown`, statuses: writtenStatuses },
  users: { method: 'GET', path: users, statuses: readStatuses },
  userDetail: { method: 'GET', path: `${users}/{id}`, statuses: readStatuses },
  userRolesSave: { method: 'PUT', path: `${users}/{id}/roles`, statuses: writtenStatuses },
  userLock: { method: 'PUT', path: `${users}/{id}/lock`, statuses: writtenStatuses },
  userSessionsEnd: { method: 'POST', path: `${users}/{id}/end-sessions`, statuses: writtenStatuses },
  userPasswordReset: { method: 'POST', path: `${users}/{id}/password-reset`, statuses: writtenStatuses },
  adminEditions: { method: 'GET', path: editions, statuses: readStatuses },
  editionPreview: { method: 'GET', path: `${editions}/{id}/preview`, statuses: readStatuses },
  editionCreate: { method: 'POST', path: editions, statuses: writtenStatuses },
  editionDelete: { method: 'DELETE', path: `${editions}/{id}`, statuses: writtenStatuses },
  editionSwitch: { method: 'PUT', path: `${admin}/current-edition`, statuses: writtenStatuses },
  adminGroups: { method: 'GET', path: groups, statuses: readStatuses },
  groupClosingImpact: { method: 'GET', path: `${groups}/{id}/closing`, statuses: readStatuses },
  groupClose: { method: 'PUT', path: `${groups}/{id}/closing`, statuses: writtenStatuses },
  decisions: { method: 'GET', path: `${admin}/decisions`, statuses: readStatuses },
  lotsEffect: { method: 'POST', path: `${groups}/{id}/lots/effect`, statuses: writtenStatuses },
  lotsSave: { method: 'PUT', path: `${groups}/{id}/lots`, statuses: writtenStatuses },
  groupSeats: { method: 'GET', path: `${groups}/{id}/seats`, statuses: readStatuses },
  seatEffect: { method: 'POST', path: `${seats}/effect`, statuses: writtenStatuses },
  seatSave: { method: 'PUT', path: seats, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
