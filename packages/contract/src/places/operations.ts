import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const places = `${admin}/places` as const;

/** Halls and other venues. */
export const placeOperations = {
  placesSlice: {
    method: 'GET',
    path: '/api/v1/results/places/{type}',
    access: 'public',
    statuses: sliceStatuses,
  },
  placeSlice: {
    method: 'GET',
    path: '/api/v1/results/place/{id}',
    access: 'public',
    statuses: sliceStatuses,
  },
  hallsSlice: { method: 'GET', path: '/api/v1/results/halls', access: 'public', statuses: sliceStatuses },
  hallSlice: { method: 'GET', path: '/api/v1/results/hall/{id}', access: 'public', statuses: sliceStatuses },
  adminPlaces: { method: 'GET', path: places, access: 'organiser', statuses: readStatuses },
  adminPlaceCreate: { method: 'POST', path: places, access: 'organiser', statuses: writtenStatuses },
  adminPlaceUpdate: {
    method: 'PUT',
    path: `${places}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  adminPlaceDelete: {
    method: 'DELETE',
    path: `${places}/{id}`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
} as const satisfies Record<string, Operation>;
