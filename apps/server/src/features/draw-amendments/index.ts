export {
  type DrawBy,
  type SeatChange,
  amendDraws,
  amendSeats,
  isDrawnInPublic,
} from './amend-draws.use-case.ts';
export { type AmendmentRow, findAmendments } from './amendment.repository.ts';
export { changedGroups, readDrawnGroups, readPublishedGroups } from './published-groups.ts';
export { storedAmendments } from './stored-amendments.ts';
