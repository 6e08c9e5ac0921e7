import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const rehearsal = '/api/v1/admin/rehearsal' as const;

/** The rehearsal: a copy of an edition with invented people, served as a portal of its own. */
export const rehearsalOperations = {
  rehearsal: { method: 'GET', path: rehearsal, access: 'organiser', statuses: readStatuses },
  rehearsalMake: { method: 'POST', path: rehearsal, access: 'organiser', statuses: writtenStatuses },
  rehearsalDiscard: { method: 'DELETE', path: rehearsal, access: 'organiser', statuses: writtenStatuses },
  rehearsalEnter: {
    method: 'POST',
    path: `${rehearsal}/entrances`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  rehearsalPlay: {
    method: 'POST',
    path: `${rehearsal}/play`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  rehearsalClock: {
    method: 'PUT',
    path: `${rehearsal}/clock`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
