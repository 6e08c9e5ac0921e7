import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const views = '/api/v1/admin/list-views' as const;

/** Views of the organisers' lists: an organiser's own and those for all. */
export const listViewOperations = {
  listViews: { method: 'GET', path: views, access: 'organiser', statuses: readStatuses },
  listViewCreate: { method: 'POST', path: views, access: 'organiser', statuses: writtenStatuses },
  listViewUpdate: { method: 'PUT', path: `${views}/{id}`, access: 'organiser', statuses: writtenStatuses },
  listViewDelete: { method: 'DELETE', path: `${views}/{id}`, access: 'organiser', statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
