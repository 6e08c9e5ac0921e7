import type { Operation } from '../operation.ts';

/** Halls and days of reporters. */
export const assignmentOperations = {
  reporterAssignments: {
    method: 'GET',
    path: '/api/v1/admin/reporter-assignments',
    access: 'organiser',
    statuses: [200, 401, 403, 404, 429, 500],
  },
  reporterAssignmentsSave: {
    method: 'PUT',
    path: '/api/v1/admin/reporter-assignments/{userId}',
    access: 'organiser',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500],
  },
  reportersInvite: {
    method: 'POST',
    path: '/api/v1/admin/reporter-invitations',
    access: 'organiser',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500],
  },
} as const satisfies Record<string, Operation>;
