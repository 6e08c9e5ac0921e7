import type { Operation } from '../operation.ts';
import { writtenStatuses } from '../statuses.ts';

const file = '/api/v1/admin/plan/schedule-file' as const;

/** A schedule that was made elsewhere, as a change of the plan's draft. */
export const scheduleFileOperations = {
  scheduleFilePreview: {
    method: 'POST',
    path: `${file}/preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  scheduleFileTextPreview: {
    method: 'POST',
    path: `${file}/text-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  scheduleFileRowsPreview: {
    method: 'POST',
    path: `${file}/rows-preview`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  scheduleFileImport: {
    method: 'POST',
    path: `${file}/import`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
