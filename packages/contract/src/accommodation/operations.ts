import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const beds = `${admin}/accommodation` as const;

/** Lodgings and who sleeps where. */
export const accommodationOperations = {
  accommodation: { method: 'GET', path: beds, access: 'accommodation', statuses: readStatuses },
  accommodationExport: {
    method: 'GET',
    path: `${beds}.xlsx`,
    access: 'accommodationExport',
    statuses: readStatuses,
  },
  lodgingCreate: {
    method: 'POST',
    path: `${beds}/lodgings`,
    access: 'lodgingCreate',
    statuses: writtenStatuses,
  },
  lodgingUpdate: {
    method: 'PUT',
    path: `${beds}/lodgings/{id}`,
    access: 'lodgingUpdate',
    statuses: writtenStatuses,
  },
  lodgingDelete: {
    method: 'DELETE',
    path: `${beds}/lodgings/{id}`,
    access: 'lodgingDelete',
    statuses: writtenStatuses,
  },
  allotmentCreate: {
    method: 'POST',
    path: `${beds}/allotments`,
    access: 'allotmentCreate',
    statuses: writtenStatuses,
  },
  lodgingsCreate: {
    method: 'POST',
    path: `${beds}/lodgings/rooms`,
    access: 'lodgingsCreate',
    statuses: writtenStatuses,
  },
  allotmentMove: {
    method: 'PUT',
    path: `${beds}/allotments/{id}`,
    access: 'allotmentMove',
    statuses: writtenStatuses,
  },
  allotmentPlan: {
    method: 'GET',
    path: `${beds}/proposal`,
    access: 'allotmentPlan',
    statuses: readStatuses,
  },
  allotmentPlanGive: {
    method: 'POST',
    path: `${beds}/proposal`,
    access: 'allotmentPlanGive',
    statuses: writtenStatuses,
  },
  meals: { method: 'GET', path: `${admin}/meals`, access: 'meals', statuses: readStatuses },
  allotmentDelete: {
    method: 'DELETE',
    path: `${beds}/allotments/{id}`,
    access: 'allotmentDelete',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
