import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const presses = '/api/v1/admin/presses' as const;

/** Presses of organisers that can be undone for ten minutes. */
export const undoOperations = {
  presses: { method: 'GET', path: presses, access: 'organiser', statuses: readStatuses },
  pressUndo: {
    method: 'POST',
    path: `${presses}/{id}/undo`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
