import type { Operation } from '../operation.ts';

/** What a page asks when nothing answers. */
export const aliveOperations = {
  healthLive: { method: 'GET', path: '/health/live', access: 'public', statuses: [200] },
} as const satisfies Record<string, Operation>;

/** Calls for monitoring. */
export const healthOperations = {
  ...aliveOperations,
  healthReady: { method: 'GET', path: '/health/ready', access: 'public', statuses: [200, 503] },
  browserError: {
    method: 'POST',
    path: '/api/v1/browser-errors',
    access: 'public',
    statuses: [204, 400, 403, 413, 415, 429, 500],
  },
  metrics: { method: 'GET', path: '/metrics', access: 'public', statuses: [200, 403] },
} as const satisfies Record<string, Operation>;
