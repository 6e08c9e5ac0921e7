import type { Operation } from './page-operations.ts';

const read = [200, 400, 401, 404, 429, 500, 503] as const;
const refused = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;
const roster = '/api/v1/web/clubs/{id}/roster' as const;
const participant = '/api/v1/web/participants/{id}' as const;

/** Calls about the people of a club. */
export const rosterOperations = {
  clubRoster: { method: 'GET', path: roster, statuses: read },
  rosterExport: { method: 'GET', path: `${roster}/export`, statuses: read },
  rosterImportPreview: { method: 'POST', path: `${roster}/import-preview`, statuses: [200, ...refused] },
  rosterImport: { method: 'POST', path: `${roster}/import`, statuses: [200, ...refused] },
  participantCreate: {
    method: 'POST',
    path: '/api/v1/web/clubs/{id}/participants',
    statuses: [201, ...refused],
  },
  participantUpdate: { method: 'PUT', path: participant, statuses: [200, ...refused] },
  participantDelete: { method: 'DELETE', path: participant, statuses: [204, ...refused] },
} as const satisfies Record<string, Operation>;
