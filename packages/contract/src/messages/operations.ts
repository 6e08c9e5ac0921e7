import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const messages = `${admin}/messages` as const;

/** What the organiser tells clubs and referees. */
export const messageOperations = {
  adminMessages: { method: 'GET', path: messages, access: 'adminMessages', statuses: readStatuses },
  adminMessage: { method: 'GET', path: `${messages}/{id}`, access: 'adminMessage', statuses: readStatuses },
  adminMessageCreate: {
    method: 'POST',
    path: messages,
    access: 'adminMessageCreate',
    statuses: writtenStatuses,
  },
  adminMessageUpdate: {
    method: 'PUT',
    path: `${messages}/{id}`,
    access: 'adminMessageUpdate',
    statuses: writtenStatuses,
  },
  adminMessageDelete: {
    method: 'DELETE',
    path: `${messages}/{id}`,
    access: 'adminMessageDelete',
    statuses: writtenStatuses,
  },
  adminMessageSend: {
    method: 'POST',
    path: `${messages}/{id}/send`,
    access: 'adminMessageSend',
    statuses: writtenStatuses,
  },
  adminMessageShown: {
    method: 'PUT',
    path: `${messages}/{id}/shown`,
    access: 'adminMessageShown',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
