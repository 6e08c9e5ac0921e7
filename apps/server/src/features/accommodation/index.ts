export { accommodationHandlers } from './accommodation.routes.ts';
export { findAllByClubId as findBedsOfClub } from './club-accommodation.repository.ts';
export type { ClubBeds } from './club-accommodation.repository.ts';
export { enterLodgings, type EnteredLodging } from './enter-lodgings.use-case.ts';
export { takeBackBeds } from './take-back-beds.ts';
export { countBedsByClub } from './leaving-guest.repository.ts';
export { countBeds, findClubAccommodation } from './read-accommodation.use-case.ts';
export { restoreBeds } from './undo-beds.ts';
export { copyLodgings } from './lodging.repository.ts';
