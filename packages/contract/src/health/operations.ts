import type { Operation } from '../operation.ts';

/** Calls for monitoring. */
export const healthOperations = {
  healthLive: { method: 'GET', path: '/health/live', access: 'public', statuses: [200] },
  healthReady: { method: 'GET', path: '/health/ready', access: 'public', statuses: [200, 503] },
  metrics: { method: 'GET', path: '/metrics', access: 'public', statuses: [200, 403] },
} as const satisfies Record<string, Operation>;
