import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const messages = `${admin}/messages` as const;
const templates = `${admin}/message-templates` as const;

/** What the organiser tells clubs and referees. */
export const messageOperations = {
  adminMessages: { method: 'GET', path: messages, access: 'organiser', statuses: readStatuses },
  adminMessage: { method: 'GET', path: `${messages}/{id}`, access: 'organiser', statuses: readStatuses },
  adminMessageCreate: {
    method: 'POST',
    path: messages,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageUpdate: {
    method: 'PUT',
    path: `${messages}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageDelete: {
    method: 'DELETE',
    path: `${messages}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageSend: {
    method: 'POST',
    path: `${messages}/{id}/send`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageReach: {
    method: 'POST',
    path: `${messages}/reach`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessagePlan: {
    method: 'PUT',
    path: `${messages}/{id}/plan`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageTest: {
    method: 'POST',
    path: `${messages}/{id}/test`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageResend: {
    method: 'POST',
    path: `${messages}/{id}/resend`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  messageTemplateCreate: {
    method: 'POST',
    path: templates,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  messageTemplateDelete: {
    method: 'DELETE',
    path: `${templates}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminMessageShown: {
    method: 'PUT',
    path: `${messages}/{id}/shown`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubSummary: {
    method: 'GET',
    path: `${admin}/club-summaries/{id}`,
    access: 'organiser',
    statuses: readStatuses,
  },
  messageSummary: {
    method: 'GET',
    path: '/api/v1/web/messages/{id}/summary',
    access: 'signed-in',
    statuses: readStatuses,
  },
  messagesSeen: {
    method: 'POST',
    path: '/api/v1/web/messages/seen',
    access: 'signed-in',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
