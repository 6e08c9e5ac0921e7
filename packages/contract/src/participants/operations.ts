import type { Operation } from '../operation.ts';
import { ownReadStatuses, readStatuses, refusedStatuses } from '../statuses.ts';

const roster = '/api/v1/web/clubs/{id}/roster' as const;
const participant = '/api/v1/web/participants/{id}' as const;

/** The people of a club. */
export const participantOperations = {
  clubRoster: {
    method: 'GET',
    path: roster,
    access: { rule: 'seeClub', of: 'club' },
    statuses: ownReadStatuses,
  },
  rosterExport: {
    method: 'GET',
    path: `${roster}/export`,
    access: { rule: 'seeClub', of: 'club' },
    statuses: ownReadStatuses,
  },
  rosterImportPreview: {
    method: 'POST',
    path: `${roster}/import-preview`,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  rosterTextPreview: {
    method: 'POST',
    path: `${roster}/text-preview`,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  rosterRowsPreview: {
    method: 'POST',
    path: `${roster}/rows-preview`,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  rosterImport: {
    method: 'POST',
    path: `${roster}/import`,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  participantCreate: {
    method: 'POST',
    path: '/api/v1/web/clubs/{id}/participants',
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [201, ...refusedStatuses],
  },
  participantUpdate: {
    method: 'PUT',
    path: participant,
    access: { rule: 'changeParticipant', of: 'participant' },
    statuses: [200, ...refusedStatuses],
  },
  participantPinLink: {
    method: 'POST',
    path: `${participant}/signing-pin-link`,
    access: { rule: 'changeParticipant', of: 'participant' },
    statuses: [200, ...refusedStatuses],
  },
  participantDelete: {
    method: 'DELETE',
    path: participant,
    access: { rule: 'removeParticipant', of: 'participant' },
    statuses: [204, ...refusedStatuses],
  },
  photoConsents: {
    method: 'GET',
    path: '/api/v1/admin/photo-consents',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
