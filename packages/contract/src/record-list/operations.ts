import type { Operation } from '../operation.ts';
import { writtenStatuses } from '../statuses.ts';

const list = '/api/v1/admin/record-lists/{list}' as const;

/** Halls and officials from lists that an organiser has. */
export const recordListOperations = {
  recordListPreview: {
    method: 'POST',
    path: `${list}/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  recordListTextPreview: {
    method: 'POST',
    path: `${list}/text-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  recordListRowsPreview: {
    method: 'POST',
    path: `${list}/rows-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  recordListImport: {
    method: 'POST',
    path: `${list}/import`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  officialsInvite: {
    method: 'POST',
    path: '/api/v1/admin/official-invitations',
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
