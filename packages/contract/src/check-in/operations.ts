import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const checkIn = '/api/v1/admin/check-in' as const;
const club = `${checkIn}/{id}` as const;

/** The desk at which clubs arrive. */
export const checkInOperations = {
  checkIn: { method: 'GET', path: checkIn, access: 'checkIn', statuses: readStatuses },
  checkInClub: { method: 'GET', path: club, access: 'checkInClub', statuses: readStatuses },
  checkInStep: { method: 'PUT', path: `${club}/steps`, access: 'checkInStep', statuses: writtenStatuses },
  checkInCash: { method: 'POST', path: `${club}/cash`, access: 'checkInCash', statuses: writtenStatuses },
  wristbands: {
    method: 'GET',
    path: `${club}/wristbands.pdf`,
    access: 'wristbands',
    statuses: readStatuses,
  },
  cashReceipt: {
    method: 'GET',
    path: '/api/v1/admin/cash-receipts/{id}',
    access: 'cashReceipt',
    statuses: readStatuses,
  },
} as const satisfies Record<string, Operation>;
