import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const checkIn = '/api/v1/admin/check-in' as const;
const club = `${checkIn}/{id}` as const;

/** The desk at which clubs arrive. */
export const checkInOperations = {
  checkIn: { method: 'GET', path: checkIn, access: 'organiser', statuses: readStatuses },
  checkInExport: { method: 'GET', path: `${checkIn}.xlsx`, access: 'organiser', statuses: readStatuses },
  checkInClub: { method: 'GET', path: club, access: 'organiser', statuses: readStatuses },
  checkInStep: { method: 'PUT', path: `${club}/steps`, access: 'organiser', statuses: writtenStatuses },
  checkInCash: { method: 'POST', path: `${club}/cash`, access: 'organiser', statuses: writtenStatuses },
  wristbands: {
    method: 'GET',
    path: `${club}/wristbands.pdf`,
    access: 'organiser',
    statuses: readStatuses,
  },
  cashReceipt: {
    method: 'GET',
    path: '/api/v1/admin/cash-receipts/{id}',
    access: 'organiser',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
