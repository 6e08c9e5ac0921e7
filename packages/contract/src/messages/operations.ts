import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const messages = `${admin}/messages` as const;

/** What the organiser tells clubs and referees. */
export const messageOperations = {
  adminMessages: { method: 'GET', path: messages, statuses: readStatuses },
  adminMessage: { method: 'GET', path: `${messages}/{id}`, statuses: readStatuses },
  adminMessageCreate: { method: 'POST', path: messages, statuses: writtenStatuses },
  adminMessageUpdate: { method: 'PUT', path: `${messages}/{id}`, statuses: writtenStatuses },
  adminMessageDelete: { method: 'DELETE', path: `${messages}/{id}`, statuses: writtenStatuses },
  adminMessageSend: { method: 'POST', path: `${messages}/{id}/send`, statuses: writtenStatuses },
  adminMessageShown: { method: 'PUT', path: `${messages}/{id}/shown`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
