import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const beds = `${admin}/accommodation` as const;

/** Lodgings and who sleeps where. */
export const accommodationOperations = {
  accommodation: { method: 'GET', path: beds, access: 'organiser', statuses: readStatuses },
  accommodationExport: {
    method: 'GET',
    path: `${beds}.xlsx`,
    access: 'organiser',
    statuses: readStatuses,
  },
  lodgingCreate: {
    method: 'POST',
    path: `${beds}/lodgings`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  lodgingUpdate: {
    method: 'PUT',
    path: `${beds}/lodgings/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  lodgingDelete: {
    method: 'DELETE',
    path: `${beds}/lodgings/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  allotmentCreate: {
    method: 'POST',
    path: `${beds}/allotments`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  lodgingsCreate: {
    method: 'POST',
    path: `${beds}/lodgings/rooms`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  allotmentMove: {
    method: 'PUT',
    path: `${beds}/allotments/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  allotmentPlan: {
    method: 'GET',
    path: `${beds}/proposal`,
    access: 'organiser',
    statuses: readStatuses,
  },
  allotmentPlanGive: {
    method: 'POST',
    path: `${beds}/proposal`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  meals: { method: 'GET', path: `${admin}/meals`, access: 'organiser', statuses: readStatuses },
  allotmentDelete: {
    method: 'DELETE',
    path: `${beds}/allotments/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
