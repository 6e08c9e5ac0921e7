import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const groups = `${admin}/groups` as const;
const seats = `${admin}/seats` as const;

/** Groups, their lots and their seats. */
export const groupOperations = {
  groupSlice: { method: 'GET', path: '/api/v1/results/group/{label}', statuses: sliceStatuses },
  adminGroups: { method: 'GET', path: groups, statuses: readStatuses },
  groupClosingImpact: { method: 'GET', path: `${groups}/{id}/closing`, statuses: readStatuses },
  groupClose: { method: 'PUT', path: `${groups}/{id}/closing`, statuses: writtenStatuses },
  decisions: { method: 'GET', path: `${admin}/decisions`, statuses: readStatuses },
  lotsEffect: { method: 'POST', path: `${groups}/{id}/lots/effect`, statuses: writtenStatuses },
  lotsSave: { method: 'PUT', path: `${groups}/{id}/lots`, statuses: writtenStatuses },
  groupSeats: { method: 'GET', path: `${groups}/{id}/seats`, statuses: readStatuses },
  seatEffect: { method: 'POST', path: `${seats}/effect`, statuses: writtenStatuses },
  seatSave: { method: 'PUT', path: seats, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
