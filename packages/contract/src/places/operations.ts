import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const places = `${admin}/places` as const;

/** Halls and other venues. */
export const placeOperations = {
  placesSlice: { method: 'GET', path: '/api/v1/results/places/{type}', statuses: sliceStatuses },
  placeSlice: { method: 'GET', path: '/api/v1/results/place/{id}', statuses: sliceStatuses },
  hallsSlice: { method: 'GET', path: '/api/v1/results/halls', statuses: sliceStatuses },
  hallSlice: { method: 'GET', path: '/api/v1/results/hall/{id}', statuses: sliceStatuses },
  adminPlaces: { method: 'GET', path: places, statuses: readStatuses },
  adminPlaceCreate: { method: 'POST', path: places, statuses: writtenStatuses },
  adminPlaceUpdate: { method: 'PUT', path: `${places}/{id}`, statuses: writtenStatuses },
  adminPlaceDelete: { method: 'DELETE', path: `${places}/{id}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
