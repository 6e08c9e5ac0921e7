import type { Operation } from '../operation.ts';

const subscription = '/api/v1/notifications/subscription';
const pushed = [200, 400, 403, 413, 415, 422, 429, 500] as const;

/** What followers of a team are told by push. */
export const notificationOperations = {
  pushKey: { method: 'GET', path: subscription, access: 'public', statuses: [200, 429, 500] },
  pushSubscribe: { method: 'PUT', path: subscription, access: 'public', statuses: pushed },
  pushRenew: { method: 'POST', path: subscription, access: 'public', statuses: pushed },
  pushUnsubscribe: { method: 'DELETE', path: subscription, access: 'public', statuses: pushed },
} as const satisfies Record<string, Operation>;
