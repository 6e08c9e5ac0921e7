import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;

/** Start pages of visitors, signed-in users and organisers. */
export const dashboardOperations = {
  dashboardSlice: {
    method: 'GET',
    path: '/api/v1/results/dashboard',
    access: 'public',
    statuses: sliceStatuses,
  },
  ownDashboard: {
    method: 'GET',
    path: '/api/v1/web/dashboard',
    access: 'own',
    statuses: [200, 401, 404, 429, 500, 503],
  },
  adminOverview: {
    method: 'GET',
    path: `${admin}/overview`,
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
