import type { Operation } from '../operation.ts';
import { ownReadStatuses } from '../statuses.ts';

/** Uploaded files. */
export const fileOperations = {
  fileUpload: {
    method: 'POST',
    path: '/api/v1/web/files',
    access: 'signed-in',
    statuses: [201, 400, 401, 403, 413, 415, 422, 429, 500, 503],
  },
  fileDownload: {
    method: 'GET',
    path: '/api/v1/web/files/{id}',
    access: 'public',
    statuses: ownReadStatuses,
  },
  fileDelete: {
    method: 'DELETE',
    path: '/api/v1/web/files/{id}',
    access: 'own',
    statuses: [204, 400, 401, 403, 404, 429, 500, 503],
  },
} as const satisfies Record<string, Operation>;
