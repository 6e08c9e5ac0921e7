import type { Operation } from './page-operations.ts';
import { readStatuses, writtenStatuses } from './statuses.ts';

const admin = '/api/v1/admin' as const;
const order = `${admin}/tie-breakers` as const;

/** The organiser's calls about what several pages share: histories, editions in work, how tables are ordered. */
export const deskOperations = {
  recordHistory: { method: 'GET', path: `${admin}/history/{record}`, statuses: readStatuses },
  openEditions: { method: 'GET', path: `${admin}/open-editions`, statuses: readStatuses },
  tieBreakers: { method: 'GET', path: order, statuses: readStatuses },
  tieBreakersEffect: { method: 'POST', path: `${order}/effect`, statuses: writtenStatuses },
  tieBreakersSave: { method: 'PUT', path: order, statuses: writtenStatuses },
  halfLengthSave: { method: 'PUT', path: `${admin}/categories/{id}/half-length`, statuses: writtenStatuses },
  clubAdminAppoint: { method: 'POST', path: `${admin}/clubs/{id}/admins`, statuses: writtenStatuses },
  clubAdminDismiss: {
    method: 'DELETE',
    path: `${admin}/clubs/{id}/admins/{userId}`,
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
