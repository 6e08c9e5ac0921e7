import type { Operation } from './page-operations.ts';
import { readStatuses } from './statuses.ts';

const admin = '/api/v1/admin' as const;

/** The organiser's calls about what several pages share: histories, editions in work, how tables are ordered. */
export const deskOperations = {
  recordHistory: { method: 'GET', path: `${admin}/history/{record}`, statuses: readStatuses },
  openEditions: { method: 'GET', path: `${admin}/open-editions`, statuses: readStatuses },
} as const satisfies Record<string, Operation>;
