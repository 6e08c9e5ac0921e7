import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const beds = `${admin}/accommodation` as const;

/** Lodgings and who sleeps where. */
export const accommodationOperations = {
  accommodation: { method: 'GET', path: beds, statuses: readStatuses },
  accommodationExport: { method: 'GET', path: `${beds}.xlsx`, statuses: readStatuses },
  lodgingCreate: { method: 'POST', path: `${beds}/lodgings`, statuses: writtenStatuses },
  lodgingUpdate: { method: 'PUT', path: `${beds}/lodgings/{id}`, statuses: writtenStatuses },
  lodgingDelete: { method: 'DELETE', path: `${beds}/lodgings/{id}`, statuses: writtenStatuses },
  allotmentCreate: { method: 'POST', path: `${beds}/allotments`, statuses: writtenStatuses },
  allotmentDelete: { method: 'DELETE', path: `${beds}/allotments/{id}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
