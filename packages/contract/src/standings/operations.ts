import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const order = `${admin}/tie-breakers` as const;

/** Criteria of tables. */
export const standingsOperations = {
  tieBreakers: { method: 'GET', path: order, access: 'organiser', statuses: readStatuses },
  tieBreakersEffect: {
    method: 'POST',
    path: `${order}/effect`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  tieBreakersSave: { method: 'PUT', path: order, access: 'organiser', statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
