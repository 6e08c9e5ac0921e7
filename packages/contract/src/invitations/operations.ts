import type { Operation } from '../operation.ts';
import { refusedStatuses } from '../statuses.ts';

const asked = [200, 400, 403, 413, 415, 429, 500] as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500] as const;
const club = '/api/v1/web/clubs/{id}' as const;
const invitations = `${club}/invitations` as const;

/** Invitations to act for a club. */
export const invitationOperations = {
  invitationOfLink: { method: 'POST', path: '/api/v1/invitation', access: 'public', statuses: asked },
  invitationOfLinkDecline: {
    method: 'POST',
    path: '/api/v1/invitation/refusal',
    access: 'public',
    statuses: asked,
  },
  ownInvitationAnswer: {
    method: 'POST',
    path: '/api/v1/web/invitations/{id}/answer',
    access: 'own',
    statuses: written,
  },
  clubUserCheck: {
    method: 'POST',
    path: `${club}/users/check`,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
  clubInvitationCreate: {
    method: 'POST',
    path: invitations,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: [201, ...refusedStatuses],
  },
  clubInvitationDelete: {
    method: 'DELETE',
    path: `${invitations}/{invitationId}`,
    access: { rule: 'manageClubUsers', of: 'club' },
    statuses: [204, ...refusedStatuses],
  },
} as const satisfies Record<string, Operation>;
