import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const groups = `${admin}/groups` as const;
const seats = `${admin}/seats` as const;

/** Groups, their lots and their seats. */
export const groupOperations = {
  groupSlice: {
    method: 'GET',
    path: '/api/v1/results/group/{label}',
    access: 'public',
    statuses: sliceStatuses,
  },
  adminGroups: { method: 'GET', path: groups, access: 'organiser', statuses: readStatuses },
  groupClosingImpact: {
    method: 'GET',
    path: `${groups}/{id}/closing`,
    access: 'organiser',
    statuses: readStatuses,
  },
  groupClose: {
    method: 'PUT',
    path: `${groups}/{id}/closing`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  decisions: { method: 'GET', path: `${admin}/decisions`, access: 'organiser', statuses: readStatuses },
  lotsEffect: {
    method: 'POST',
    path: `${groups}/{id}/lots/effect`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  lotsSave: { method: 'PUT', path: `${groups}/{id}/lots`, access: 'organiser', statuses: writtenStatuses },
  deductionEffect: {
    method: 'POST',
    path: `${groups}/{id}/deductions/effect`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  deductionSave: {
    method: 'PUT',
    path: `${groups}/{id}/deductions`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  groupSeats: { method: 'GET', path: `${groups}/{id}/seats`, access: 'organiser', statuses: readStatuses },
  seatEffect: { method: 'POST', path: `${seats}/effect`, access: 'organiser', statuses: writtenStatuses },
  seatSave: { method: 'PUT', path: seats, access: 'organiser', statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
