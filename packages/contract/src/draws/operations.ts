import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin/plan/draws/{category}' as const;
const open = '/api/v1/draws/{category}' as const;

/** Public draws: calls of the operator, and of everybody. */
export const drawOperations = {
  drawAdmin: { method: 'GET', path: admin, access: 'organiser', statuses: readStatuses },
  drawAnnounce: {
    method: 'POST',
    path: `${admin}/announce`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  drawOpen: { method: 'POST', path: `${admin}/open`, access: 'organiser', statuses: writtenStatuses },
  drawNumbers: { method: 'POST', path: `${admin}/numbers`, access: 'organiser', statuses: writtenStatuses },
  drawStep: { method: 'POST', path: `${admin}/step`, access: 'organiser', statuses: writtenStatuses },
  drawStop: { method: 'POST', path: `${admin}/stop`, access: 'organiser', statuses: writtenStatuses },
  drawSetAside: {
    method: 'POST',
    path: `${admin}/set-aside`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  publicDraw: { method: 'GET', path: open, access: 'public', statuses: sliceStatuses },
  publicDrawStream: { method: 'GET', path: `${open}/stream`, access: 'public', statuses: sliceStatuses },
  publicDrawMinutes: {
    method: 'GET',
    path: `${open}/minutes.pdf`,
    access: 'public',
    statuses: sliceStatuses,
  },
} as const satisfies Record<string, Operation>;
