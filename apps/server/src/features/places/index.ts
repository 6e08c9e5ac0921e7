export { adminPlaceHandlers } from './admin-places.routes.ts';
export type { NewPlace } from './place.repository.ts';
export { storePlaces } from './save-place.use-case.ts';
export { copyPlaces } from './copy-places.repository.ts';
export { type FolderHall, upsertHalls } from './folder-halls.repository.ts';
export { findListedHalls, listedHalls, storeListedHall } from './list-halls.ts';
