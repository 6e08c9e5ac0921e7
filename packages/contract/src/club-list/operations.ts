import type { Operation } from '../operation.ts';
import { writtenStatuses } from '../statuses.ts';

const list = '/api/v1/admin/club-list' as const;

/** Clubs and teams from a list that an organiser has. */
export const clubListOperations = {
  clubListPreview: {
    method: 'POST',
    path: `${list}/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubListTextPreview: {
    method: 'POST',
    path: `${list}/text-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubListRowsPreview: {
    method: 'POST',
    path: `${list}/rows-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubListImport: {
    method: 'POST',
    path: `${list}/import`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  clubContactsInvite: {
    method: 'POST',
    path: `${list}/invitations`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
